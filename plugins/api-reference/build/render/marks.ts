import { sourceAddress } from '../addresses';
import type { Member, SymbolFacts } from '../factTypes';
import type { ReferencePage } from '../page';
import type { Entry } from '../reference';
import { chip, outerLink } from './html';

/** The link to a line of the platform's source. */
export function sourceLink({ module, symbol }: Entry, line: number, path?: string): string {
  const address = sourceAddress(module.commit, path ?? symbol.path ?? module.path, line);
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

/** The violet mark of what the two versions don't share. */
export function changeChip(page: ReferencePage, anchor: string): string {
  const mark = page.markOf(anchor);
  return mark ? chip(mark, 'known') : '';
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
