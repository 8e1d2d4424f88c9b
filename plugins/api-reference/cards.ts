import { entryAddress } from './node/addresses';
import type { SymbolFacts } from './node/factTypes';
import { kindLabel } from './node/kinds';
import { enumMembers, ownFields } from './node/members';
import { readReference, type Entry } from './node/reference';
import { callText, constructionOf, fieldText, memberText, valueText } from './node/signature';

export { entryAddress };

/** What a card tells of a symbol or member. */
export interface EntryCard {
  readonly kind: string;
  /** On one line, shortened where it is long. */
  readonly signature: string;
  /** One sentence, `code` in backticks; undefined where none is written. */
  readonly line: string | undefined;
}

/** A card has room for so many characters. */
const signatureLength = 160;

const entries = new Map<string, ReadonlyMap<string, Entry>>();

/**
 * What stands at an anchor of the reference, in short.
 *
 * @param siteDir - folder of `docusaurus.config.ts`
 * @param page - below `api_reference/`
 * @returns undefined for an anchor that the page doesn't have
 * @throws Error that names a fact file at fault
 */
export function entryCard(
  siteDir: string,
  version: string,
  page: string,
  anchor: string,
): EntryCard | undefined {
  const reference = readReference(siteDir, version);
  const symbols = symbolsOf(siteDir, version, page);
  const line = reference.describe(page, anchor)?.line;
  const whole = symbols.get(anchor)?.symbol;
  if (whole) return { kind: kindLabel(whole), signature: shorten(symbolText(whole)), line };
  const dot = anchor.lastIndexOf('.');
  const owner = symbols.get(anchor.slice(0, dot))?.symbol;
  const part = owner && partOf(owner, anchor.slice(dot + 1));
  return part && { kind: part.kind, signature: shorten(part.signature), line };
}

function symbolsOf(siteDir: string, version: string, page: string): ReadonlyMap<string, Entry> {
  const key = `${siteDir}\n${version}\n${page}`;
  const known = entries.get(key);
  if (known) return known;
  const list = readReference(siteDir, version).pages.get(page) ?? [];
  const made = new Map(list.map((entry) => [entry.symbol.anchor, entry]));
  entries.set(key, made);
  return made;
}

function symbolText(symbol: SymbolFacts): string {
  const call = constructionOf(symbol);
  if (call) return callText(symbol.name, call);
  return symbol.kind === 'constant' || symbol.kind === 'type' ? valueText(symbol) : symbol.name;
}

function partOf(owner: SymbolFacts, name: string): { kind: string; signature: string } | undefined {
  const value = enumMembers(owner).find((member) => member.name === name);
  if (value) return { kind: 'enum member', signature: valueText(value) };
  const member = owner.members?.find((one) => one.name === name);
  if (member) return { kind: member.kind, signature: memberText(member) };
  const field = ownFields(owner).find((one) => one.name === name);
  return field && { kind: 'field', signature: fieldText(field) };
}

function shorten(text: string): string {
  return text.length > signatureLength ? `${text.slice(0, signatureLength - 1)}…` : text;
}
