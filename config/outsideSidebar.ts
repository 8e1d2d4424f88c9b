/**
 * Pages that are reachable and stand in no sidebar, of all versions, as the specification has it. Any other page that
 * no sidebar names is a mistake.
 */
export const outsideSidebar: readonly string[] = [
  'api_reference/adapters/okx',
  'developer_guide/releases',
  'integrations/blockchain',
  'tutorials/loading_external_data',
  'tutorials/parquet_explorer',
];
