import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { normalizeTokens, Prism, type Token } from 'prism-react-renderer';
import { codeColours } from '../../config/code-theme';
import { grammarOf } from './languages';

/** Prism token type → class. */
const classOfType = new Map(
  Object.entries(codeColours).flatMap(([name, types]) => types.map((type) => [type, `c-${name}`] as const)),
);

const prompts: ReadonlyMap<string, RegExp> = new Map([
  ['pycon', /^(?:>>>|\.\.\.) ?/],
  ['console', /^[$#] /],
]);

/**
 * Colours code with prism-react-renderer's tokenizer.
 *
 * @param code - the text, without a trailing newline
 * @param language - the word behind the fence
 * @param marked - line numbers, from 1, to mark
 * @returns one `span.line` an input line, each ending in its newline but for the last
 * @throws Error on an unknown language, and on a marked line that the code doesn't have
 */
export function highlight(code: string, language: string, marked: ReadonlySet<number>): Element[] {
  const rows = code.split('\n');
  const beyond = [...marked].find((line) => line > rows.length);
  if (beyond) throw new Error(`line ${beyond} is to be marked, but the code has ${rows.length}`);
  const prompt = prompts.get(language);
  const typed = prompt ? rows.map((row) => (prompt.test(row) ? row.replace(prompt, '') : '')) : rows;
  const tokens = tokenize(typed.join('\n'), language);
  return rows.map((row, index) => {
    const children: Content[] = [];
    const lead = prompt?.exec(row)?.[0];
    if (prompt && lead === undefined) children.push(row);
    else {
      if (lead) children.push(h('span.prompt', lead));
      children.push(...(tokens[index] ?? []));
    }
    if (index < rows.length - 1) children.push('\n');
    const output = prompt && lead === undefined ? ' output' : '';
    return h('span', { className: `line${marked.has(index + 1) ? ' marked' : ''}${output}` }, children);
  });
}

type Content = ElementContent | string;

function tokenize(code: string, language: string): Content[][] {
  const grammar = grammarOf(language);
  const lines = normalizeTokens(grammar ? Prism.tokenize(code, grammar) : [code]);
  return lines.map((line) => line.filter((token) => !token.empty).map(toHast));
}

function toHast(token: Token): Content {
  const className = token.types.map((type) => classOfType.get(type)).findLast(Boolean);
  return className ? h('span', { className }, token.content) : token.content;
}
