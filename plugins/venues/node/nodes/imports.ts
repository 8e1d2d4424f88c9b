import { laidOutNames } from './python';

/** Where names of the platform stand that programs of any venue use. */
const common: Readonly<Record<string, string>> = {
  InstrumentId: 'nautilus_trader.model.identifiers',
  InstrumentProviderConfig: 'nautilus_trader.config',
  LiveExecEngineConfig: 'nautilus_trader.config',
  LoggingConfig: 'nautilus_trader.config',
  RoutingConfig: 'nautilus_trader.config',
  SandboxExecutionClientConfig: 'nautilus_trader.adapters.sandbox.config',
  SandboxLiveExecClientFactory: 'nautilus_trader.adapters.sandbox.factory',
  TradingNode: 'nautilus_trader.live.node',
  TradingNodeConfig: 'nautilus_trader.config',
};

const constants = new Set(['None', 'True', 'False']);

/** The names that a Python program takes from elsewhere: those that start like a class, and `os`. */
function importedNames(code: string): readonly string[] {
  const bare = code.replaceAll(/#.*$/gm, '').replaceAll(/"[^"\n]*"/g, '""');
  const names = [...bare.matchAll(/(?<![\w.])(?:[A-Z]\w*|os(?=\.))/g)].map(([name]) => name);
  return [...new Set(names)].filter((name) => !constants.has(name)).sort();
}

/**
 * The import lines of a program, sorted as linters of Python want them.
 *
 * @param code - what needs them
 * @param modules - module of each name of the venue
 * @throws Error for a name that stands in no module that is known
 */
export function importLines(code: string, modules: ReadonlyMap<string, string>): string {
  const byModule = new Map<string, string[]>();
  const names = importedNames(code);
  for (const name of names.filter((each) => each !== 'os')) {
    const module = modules.get(name) ?? common[name];
    if (module === undefined) throw new Error(`no module is known that has '${name}'`);
    byModule.set(module, [...(byModule.get(module) ?? []), name]);
  }
  const lines = [...byModule]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([module, own]) => laidOutNames(`from ${module} import `, sorted(own)));
  return [...(names.includes('os') ? ['import os', ''] : []), ...lines].join('\n');
}

const sorted = (names: readonly string[]): readonly string[] =>
  [...names].sort((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1));
