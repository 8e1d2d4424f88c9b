import type { Description } from '../facts/descriptions';
import type { Reference } from '../facts/reference';
import { callsOf } from '../facts/members';
import type { SymbolFacts } from '../facts/types';
import { lastPart } from '../text';
import { raisedOf } from '../view/raised';

/** Words on a call that its facts contradict. */
interface Contradiction {
  readonly page: string;
  /** The anchor that is described. */
  readonly name: string;
  /** What is wrong, in words. */
  readonly problem: string;
}

const exception =
  /(?<![\w.])(?:decimal\.)?([A-Z]\w*(?:Error|Exception|InvalidOperation|InvalidStateTrigger|InvalidConfiguration))\b/g;

/**
 * Finds words on exceptions that the list below them contradicts, of the calls that list any: 'never raises', and an
 * exception told as raised that isn't in the list. It is right where the sentence names a symbol that raises it, where a
 * member of the described class does, or where the description gives a reason under 'others'.
 */
export function contradictions(reference: Reference): readonly Contradiction[] {
  const bySymbol = new Map<string, Set<string>>();
  const symbols = [...reference.pages].flatMap(([page, entries]) =>
    entries.map(({ symbol }) => ({ page, symbol })),
  );
  const raisedBy = new Map(symbols.map(({ page, symbol }) => [symbol, errorsOf(reference, page, symbol)]));
  for (const calls of raisedBy.values()) {
    for (const [anchor, raises] of calls) {
      for (const key of [anchor, lastPart(anchor)])
        bySymbol.set(key, new Set([...(bySymbol.get(key) ?? []), ...raises]));
    }
  }
  return symbols.flatMap(({ page, symbol }) => {
    const calls = raisedBy.get(symbol) ?? new Map<string, Set<string>>();
    const members = new Set([...calls.values()].flatMap((raises) => [...raises]));
    return [...calls].flatMap(([name, own]) => {
      const said = reference.describe(page, name);
      if (!said || own.size === 0) return [];
      const known = name === symbol.anchor ? members : own;
      return problems(said, own, known, bySymbol).map((problem) => ({ page, name, problem }));
    });
  });
}

/** Exceptions by anchor: of a symbol and its members, as the page shows them. */
function errorsOf(reference: Reference, page: string, symbol: SymbolFacts): Map<string, Set<string>> {
  return new Map(
    callsOf(symbol).map(({ anchor, call }) => [
      anchor,
      new Set(raisedOf({ reference, page }, anchor, call.raises).map(({ error }) => error)),
    ]),
  );
}

function problems(
  { line, more = '', parameters = {}, others: excused = {} }: Description,
  own: ReadonlySet<string>,
  known: ReadonlySet<string>,
  bySymbol: ReadonlyMap<string, ReadonlySet<string>>,
): string[] {
  const others = Object.keys(excused);
  const sentences = [line, more, ...Object.values(parameters)].flatMap((text) => text.split(/(?<=[.;])\s/));
  const told = sentences.filter((sentence) => /\brais(?:es?|ing)\b/.test(sentence));
  const named = new Set(told.flatMap((sentence) => exceptionsIn(sentence)));
  const wrong = told.flatMap((sentence) => {
    const of = codesIn(sentence).flatMap((code) => [...(bySymbol.get(code) ?? [])]);
    return exceptionsIn(sentence).filter(
      (name) => !known.has(name) && !of.includes(name) && !others.includes(name),
    );
  });
  const list = [...own].sort().join(', ');
  return [
    ...(told.some((sentence) => /\b(?:never raises|raises nothing)\b/.test(sentence))
      ? [`says that it never raises, and the facts list ${list}`]
      : []),
    ...[...new Set(wrong)].map((name) => `tells of ${name}, and the facts list ${list}`),
    ...others
      .filter((name) => known.has(name))
      .map((name) => `lists ${name} under 'others', and it is its own`),
    ...others
      .filter((name) => !named.has(name))
      .map((name) => `lists ${name} under 'others' and doesn't tell of it`),
  ];
}

function exceptionsIn(sentence: string): string[] {
  return [...sentence.replaceAll('`', '').matchAll(exception)].map(([, name]) => name ?? '');
}

function codesIn(sentence: string): string[] {
  return [...sentence.matchAll(/`([^`]+)`/g)].map(([, code]) => (code ?? '').replace(/\(.*$/, ''));
}
