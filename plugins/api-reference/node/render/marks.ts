import { entryAddress, sourceAddress } from '../addresses';
import { changeId, changesPage } from '../changes';
import type { Member, SymbolFacts } from '../factTypes';
import { developed, type ReferencePage } from '../page';
import type { Entry } from '../reference';
import { chip, knownChip, outerLink } from './html';

/** The link to a line of the platform's source. */
export function sourceLink(page: ReferencePage, entry: Entry, line: number, path?: string): string {
  const { module, symbol } = entry;
  const address = sourceAddress(page.version, path ?? symbol.path ?? module.path, line);
  return outerLink(address, 'api-source', 'source');
}

/** What stands beside a symbol's name. */
export function symbolChips(page: ReferencePage, symbol: SymbolFacts): string {
  const words = [
    symbol.internal && 'internal',
    symbol.abstract && 'abstract',
    symbol.async && 'async',
    ...decoratorWords(symbol.decorators),
  ];
  return chips(words) + changeChip(page, symbol.anchor);
}

/** What stands beside a member's name. */
export function memberChips(page: ReferencePage, anchor: string, member: Member): string {
  const { binding, kind } = member;
  const words = [
    binding && `${binding} method`,
    member.async && 'async',
    member.abstract && 'abstract',
    member.settable && 'settable',
    kind === 'constant' && 'class constant',
    ...decoratorWords(member.decorators),
  ];
  return chips(words) + changeChip(page, anchor);
}

/** So many characters of a change stand in the mark's tooltip; all of it stands where the mark leads. */
const titleLength = 160;

/**
 * The violet mark of what the two versions don't share. Where something changed it tells what, and leads to it.
 *
 * @param home - the page of the anchor where it is another one
 */
export function changeChip(page: ReferencePage, anchor: string, home = page.page): string {
  const mark = page.markOf(anchor, home);
  if (!mark) return '';
  const text = mark.details.join('; ');
  if (!text) return knownChip(mark.words);
  const title = text.length > titleLength ? `${text.slice(0, titleLength - 1)}…` : text;
  return knownChip(mark.words, {
    href: entryAddress(developed, changesPage, changeId({ page: home, anchor })),
    title,
  });
}

function chips(words: readonly (string | false | undefined)[]): string {
  return words
    .filter((word) => typeof word === 'string')
    .map((word) => chip(word))
    .join('');
}

/** Decorators that a caller notices. */
const decorators: readonly (readonly [RegExp, string])[] = [
  [/^lru_cache/, 'cached: one instance per argument set'],
  [/^customdataclass/, 'customdataclass'],
  [/^dataclass\(.*frozen=True/, 'frozen'],
  [/^click\.command/, 'command'],
];

function decoratorWords(written: readonly string[] = []): string[] {
  return written.flatMap((decorator) => decorators.find(([pattern]) => pattern.test(decorator))?.[1] ?? []);
}
