import { createRequire } from 'node:module';
import { Prism } from 'prism-react-renderer';

const require = createRequire(import.meta.url);

// prismjs's component files extend whatever stands in this global, as the Prism they were made for does.
const globals = globalThis as { Prism?: typeof Prism };
const before = globals.Prism;
globals.Prism = Prism;
for (const language of ['bash', 'toml', 'ini', 'diff', 'csv', 'powershell', 'docker', 'nginx', 'makefile']) {
  require(`prismjs/components/prism-${language}`);
}
globals.Prism = before;

// Prism's Python knows definitions but neither calls nor class names, which readers scan for most.
Prism.languages.insertBefore('python', 'number', {
  self: { pattern: /\b(?:self|cls)\b/, alias: 'keyword' },
  'call-name': { pattern: /\b[a-z_]\w*(?=\()/, alias: 'function' },
  'type-name': { pattern: /\b[A-Z]\w*\b/, alias: 'class-name' },
});

const aliases: ReadonlyMap<string, string> = new Map([
  ['cython', 'python'],
  ['pycon', 'python'],
  ['console', 'bash'],
  ['sh', 'bash'],
]);
const plain = new Set(['text', 'txt', 'plain', 'log']);

/**
 * The grammar of a fence's language.
 *
 * @param language - the word behind the fence; absent or `text` is plain
 * @returns the grammar, or undefined for plain text
 * @throws Error on a language that isn't loaded, since it would silently stay uncoloured
 */
export function grammarOf(language: string): (typeof Prism.languages)[string] | undefined {
  if (!language || plain.has(language)) return undefined;
  const grammar = Prism.languages[aliases.get(language) ?? language];
  if (!grammar || typeof grammar !== 'object') {
    throw new Error(`unknown code language '${language}'; load it in plugins/markdown/languages.ts`);
  }
  return grammar;
}
