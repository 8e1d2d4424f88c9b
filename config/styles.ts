/**
 * The global style sheets, in order. Beyond tokens and base elements each has its reason: what it paints is HTML
 * made at build time or Infima's, with no component of ours to stand beside.
 */
export const styleSheets = [
  'tokens',
  'base',
  'navbar',
  'sidebar',
  'prose',
  'code',
  'api',
  'api-tables',
  'api-lists',
  'diagrams',
  'print',
].map((name) => `./src/css/${name}.css`);
