import type { NodeChoice } from '../../shared/nodes';
import type { Venue } from '../../shared/types';
import { classOf } from './classOf';
import type { NodeFacts } from './facts';
import { importLines } from './imports';
import { modeChoice } from './modes';
import { call, callLine, dictionary, frozenTexts, laidOut, type Python } from './python';
import type { Ingredients } from './variants';
import { reasonOf } from '../../../reasonOf';

/** A program, and what must come of it. */
export interface NodeProgram {
  /** A whole Python file. */
  readonly text: string;
  /** Ids of the data and of the execution clients that the node has when it is built. */
  readonly clients: { readonly data: readonly string[]; readonly exec: readonly string[] };
}

const sandboxConfig = 'SandboxExecutionClientConfig';
const sandboxFactory = 'SandboxLiveExecClientFactory';

/**
 * Writes the program of a variant.
 *
 * @param venue - from `venues.json`
 * @param facts - the venue's, from `nodes.json`
 * @param ingredients - the variant's
 * @throws Error that names the variant when a class or a module is missing
 */
export function nodeProgram(venue: Venue, facts: NodeFacts, ingredients: Ingredients): NodeProgram {
  const { mode } = ingredients.values;
  const key = mode === 'sandbox' ? simulatedVenue(venue, ingredients) : venue.client_id.value;
  const hasOrders = mode !== 'data';
  const dataFactory = classOf(venue, 'DATA_CLIENT_FACTORY');
  const code = [
    ...providerLines(venue, ingredients),
    laidOut(nodeConfig(venue, facts, ingredients, key), 'config = '),
    '',
    'node = TradingNode(config=config)',
    '# Add your strategies here: node.trader.add_strategy(...)',
    callLine('node.add_data_client_factory', `"${venue.client_id.value}"`, dataFactory),
    ...(hasOrders ? [callLine('node.add_exec_client_factory', `"${key}"`, execFactory(venue, mode))] : []),
    'node.build()',
    '',
    'if __name__ == "__main__":',
    '    try:',
    '        node.run()',
    '    finally:',
    '        node.dispose()',
    '',
  ].join('\n');
  const text = `${head(venue, facts, ingredients)}\n\n${imports(venue, facts, ingredients.id, code)}\n\n${code}`;
  return { text, clients: { data: [venue.client_id.value], exec: hasOrders ? [key] : [] } };
}

/** What the sandbox stands in for: the venue that the facts name, else that of the first instrument's id. */
function simulatedVenue({ client_id: clientId }: Venue, { sandbox, instruments }: Ingredients): string {
  return sandbox['venue']?.replaceAll('"', '') ?? instruments[0]?.split('.').at(-1) ?? clientId.value;
}

function head(venue: Venue, facts: NodeFacts, { values, variables }: Ingredients): string {
  const chosen = [modeChoice, ...facts.choices].map(
    (choice) => `${choice.label}: ${labelOf(choice, values)}`,
  );
  const names = Object.keys(variables);
  const { extra } = venue.install;
  const install = extra ? [`# Install: pip install "nautilus_trader[${extra}]"`] : [];
  return [
    `# A live node for ${venue.name}`,
    ...chosen.map((line) => `# ${line}`),
    ...install,
    ...(names.length > 0
      ? ['#', '# Reads these environment variables:', ...names.map((name) => `#   ${name}`)]
      : []),
  ].join('\n');
}

const labelOf = ({ id, options }: NodeChoice, values: Ingredients['values']): string =>
  options.find((option) => option.id === values[id])?.label ?? '';

function providerLines(venue: Venue, { provider, instruments }: Ingredients): readonly string[] {
  const own = venue.classes.find(({ role }) => role === 'INSTRUMENT_PROVIDER_CONFIG');
  const args: Record<string, Python> = { ...provider };
  if (instruments.length > 0) args['load_ids'] = frozenTexts(instruments);
  if (Object.keys(args).length === 0) return [];
  const config = call(own?.name ?? 'InstrumentProviderConfig', args);
  return [
    '# What the node loads when it starts: put the instruments that you trade',
    laidOut(config, 'instruments = '),
    '',
  ];
}

function nodeConfig(venue: Venue, facts: NodeFacts, ingredients: Ingredients, key: string): Python {
  const { mode } = ingredients.values;
  const hasProvider = ingredients.instruments.length > 0 || Object.keys(ingredients.provider).length > 0;
  const provider = hasProvider ? { [facts.providerArgument ?? 'instrument_provider']: 'instruments' } : {};
  const data = call(classOf(venue, 'DATA_CLIENT_CONFIG'), { ...ingredients.data, ...provider }, true);
  const args: Record<string, Python> = {
    trader_id: '"TRADER-001"',
    logging: 'LoggingConfig(log_level="INFO")',
    data_clients: dictionary({ [venue.client_id.value]: data }),
  };
  if (mode === 'live') {
    const exec = call(classOf(venue, 'EXEC_CLIENT_CONFIG'), { ...ingredients.exec, ...provider }, true);
    args['exec_clients'] = dictionary({ [key]: exec });
  }
  if (mode === 'sandbox') {
    args['exec_clients'] = dictionary({
      [key]: call(sandboxConfig, { venue: `"${key}"`, ...ingredients.sandbox }, true),
    });
    args['exec_engine'] = 'LiveExecEngineConfig(reconciliation=False)';
  }
  return call('TradingNodeConfig', args, true);
}

function execFactory(venue: Venue, mode: string | undefined): string {
  return mode === 'sandbox' ? sandboxFactory : classOf(venue, 'EXEC_CLIENT_FACTORY');
}

function imports(venue: Venue, facts: NodeFacts, id: string, code: string): string {
  const own = venue.classes.flatMap(({ name, module }) => (module === null ? [] : [[name, module] as const]));
  try {
    return importLines(code, new Map([...own, ...Object.entries(facts.imports ?? {})]));
  } catch (error) {
    throw new Error(`nodes.json: ${id}: ${reasonOf(error)}`, {
      cause: error,
    });
  }
}
