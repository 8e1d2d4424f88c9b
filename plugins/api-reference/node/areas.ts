/**
 * Parts of a page that its readers come for separately. What none of them takes stands first, without a name.
 * Names of modules are relative to the platform's package; a module's own modules are meant too.
 */
export const areas: Readonly<Record<string, readonly { title: string; modules: readonly string[] }[]>> = {
  trading: [{ title: 'Examples', modules: ['examples'] }],
  backtest: [{ title: 'Test kit', modules: ['test_kit'] }],
  'adapters/index': [
    { title: 'Sandbox', modules: ['adapters.sandbox'] },
    { title: 'BitMEX', modules: ['adapters.bitmex'] },
    { title: 'Hyperliquid', modules: ['adapters.hyperliquid'] },
    { title: 'Template', modules: ['adapters._template'] },
  ],
};

/** @returns the title of the area that a module belongs to; undefined for the page's unnamed one */
export function areaOf(page: string, module: string): string | undefined {
  const relative = module.replace(/^nautilus_trader\./, '');
  return areas[page]?.find(({ modules }) =>
    modules.some((name) => relative === name || relative.startsWith(`${name}.`)),
  )?.title;
}
