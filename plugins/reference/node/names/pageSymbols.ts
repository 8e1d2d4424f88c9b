import { foreignNames } from '../../../../config/foreign-names';
import { codeName } from './codeName';
import { resolve, type Finding } from './resolve';
import type { SymbolTable } from '../facts/symbolTable';

/** What counts on a page, in its order. */
export type PagePart<Node> =
  | { readonly kind: 'heading' }
  | { readonly kind: 'code'; readonly text: string; readonly node: Node; readonly heading: boolean };

/** What a page says of its symbols. */
export interface PageSettings {
  /** Front matter `symbols`. */
  readonly symbols: readonly string[];
  /** Front matter `foreign`. */
  readonly foreign: readonly string[];
  /** The page of the reference that it is. */
  readonly page?: string | undefined;
}

/** A piece of code with what it names. */
export interface Found<Node> {
  readonly node: Node;
  readonly heading: boolean;
  readonly finding: Finding;
}

/** What was read from a page. */
interface PageSymbols<Node> {
  readonly found: readonly Found<Node>[];
  /** Mistakes in the front matter itself. */
  readonly mistakes: readonly string[];
}

/**
 * Finds out what each piece of inline code on a page names. A heading starts a section; a class named in it lets the
 * rest of the section name members alone.
 *
 * @param table - the symbols of the page's version
 */
export function pageSymbols<Node>(
  table: SymbolTable,
  parts: readonly PagePart<Node>[],
  settings: PageSettings,
): PageSymbols<Node> {
  const mistakes: string[] = [];
  const declared = settings.symbols.flatMap((name) => {
    const fullNames = table.fullNames(name);
    if (fullNames.length !== 1)
      mistakes.push(
        fullNames.length
          ? `front matter symbols: '${name}' is ${fullNames.join(' or ')}; write it in full`
          : `front matter symbols: '${name}' is no symbol of this version`,
      );
    return fullNames;
  });
  const unused = new Set(settings.foreign);
  const isForeign = (text: string): boolean => {
    const names = [text, ...namesOf(text)];
    const own = settings.foreign.filter((name) => names.includes(name));
    for (const name of own) unused.delete(name);
    return own.length > 0 || names.some((name) => foreignNames.has(name));
  };

  const found: Found<Node>[] = [];
  let nearest: string[] = [];
  for (const part of parts) {
    if (part.kind === 'heading') nearest = [];
    else if (!isForeign(part.text)) {
      const finding = resolve(table, part.text, { nearest, declared, page: settings.page });
      if (!finding) continue;
      found.push({ node: part.node, heading: part.heading, finding });
      if (finding.kind !== 'symbol') continue;
      const owner = [finding.fullName, finding.fullName.replace(/\.\w+$/, '')].find((full) =>
        table.isOwner(full),
      );
      if (owner) nearest = [owner, ...nearest.filter((full) => full !== owner)];
    }
  }
  for (const name of unused) mistakes.push(`front matter foreign: '${name}' doesn't stand on this page`);
  return { found, mistakes };
}

/** The whole name in a piece of code, and its first part. */
function namesOf(text: string): string[] {
  const parts = codeName(text)?.parts ?? [];
  return parts.length ? [parts.join('.'), ...parts.slice(0, 1)] : [];
}
