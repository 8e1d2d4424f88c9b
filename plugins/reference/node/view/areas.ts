/** A part of a page. */
interface Area {
  readonly title: string;
  readonly modules: readonly string[];
  /** Whether it serves tests or shows how it is done: search has it last. */
  readonly isAside?: true;
}

/**
 * Parts of a page that its readers come for separately. What none of them takes stands first, without a name.
 * Names of modules are relative to the platform's package; a module's own modules are meant too.
 */
export const areas: Readonly<Record<string, readonly Area[]>> = {
  trading: [{ title: 'Examples', isAside: true, modules: ['examples'] }],
  backtest: [{ title: 'Test kit', isAside: true, modules: ['test_kit'] }],
  'adapters/index': [
    { title: 'Sandbox', modules: ['adapters.sandbox'] },
    { title: 'BitMEX', modules: ['adapters.bitmex'] },
    { title: 'Hyperliquid', modules: ['adapters.hyperliquid'] },
    { title: 'Template', isAside: true, modules: ['adapters._template'] },
  ],
};

/** The area that a module belongs to; undefined for the page's unnamed one. */
export function areaOf(page: string, module: string): Area | undefined {
  const relative = module.replace(/^nautilus_trader\./, '');
  return areas[page]?.find(({ modules }) =>
    modules.some((name) => relative === name || relative.startsWith(`${name}.`)),
  );
}
