import type { InlineCode } from 'mdast';
import { developedVersion } from '../../../config/site';
import { mayHoldPython } from '../../../plugins/examples/node/programs';
import { blocksOf } from '../../../plugins/pages/blocks';
import { type Found, pageSymbols } from '../../../plugins/reference/node/names/pageSymbols';
import { readSource } from '../../../plugins/reference/node/names/source';
import type { SymbolTable } from '../../../plugins/reference/node/facts/symbolTable';
import { lastPart } from '../../../plugins/reference/node/text';
import { pagesOf } from '../../../plugins/pages/pageFiles';

/** A line of a page that names a symbol. */
interface Naming {
  /** Path below the site's folder, and line from 1, as `docs/concepts/orders.md:12`. */
  readonly where: string;
  /** What stands there. */
  readonly text: string;
}

/** A piece of inline code that was a link and is none any more. */
interface LostLink extends Naming {
  /** What is wrong with it now; undefined when it merely stays code. */
  readonly mistake?: string;
}

/** What the developed version's pages name. */
export interface Names {
  /** Inline code by what it named before the move: `page#anchor`. */
  readonly inline: ReadonlyMap<string, readonly Naming[]>;
  readonly lost: readonly LostLink[];
  /** Lines of Python, page by page. */
  readonly code: readonly PageCode[];
}

/** The Python of a page. */
interface PageCode {
  readonly lines: readonly Naming[];
  readonly words: ReadonlySet<string>;
}

/**
 * Reads what the developed version's pages name, by the facts before and after a move.
 *
 * @param before - the symbols as they were
 * @param after - the symbols as they are
 */
export function namesOnPages(siteDir: string, before: SymbolTable, after: SymbolTable): Names {
  const inline = new Map<string, Naming[]>();
  const lost: LostLink[] = [];
  const code: PageCode[] = [];
  for (const { path, file, source } of pagesOf(siteDir, developedVersion)) {
    const { parts, settings } = readSource(source, path);
    const now = new Map(pageSymbols(after, parts, settings).found.map((found) => [found.node, found]));
    for (const found of pageSymbols(before, parts, settings).found) {
      const named = nameOf(found);
      if (!named) continue;
      const naming = { where: `${file}:${found.node.position?.start.line ?? 1}`, text: found.node.value };
      inline.set(named, [...(inline.get(named) ?? []), naming]);
      const young = now.get(found.node);
      if (young && nameOf(young)) continue;
      const mistake = young?.finding.kind === 'error' ? young.finding.message : undefined;
      lost.push({ ...naming, ...(mistake ? { mistake } : {}) });
    }
    code.push(pageCode(source, file));
  }
  return { inline, lost, code };
}

function nameOf({ finding }: Found<InlineCode>): string | undefined {
  if (finding.kind === 'symbol') return `${finding.place.page}#${finding.place.anchor}`;
  return finding.kind === 'module' ? finding.page : undefined;
}

function pageCode(source: string, file: string): PageCode {
  if (!mayHoldPython(source)) return { lines: [], words: new Set() };
  const lines = blocksOf(source, file)
    .filter(({ language }) => language === 'python')
    .flatMap(({ code, line }) =>
      code.split('\n').map((text, index) => ({ where: `${file}:${line + index}`, text: text.trim() })),
    );
  return { lines, words: new Set(lines.flatMap(({ text }) => text.match(/\w+/g) ?? [])) };
}

/**
 * The lines that name a symbol or member: inline code that linked to it, and Python. A member's name alone says little
 * there, so a page counts when it names the class too, or when no other class has such a member.
 *
 * @param anchor - such as `Strategy.close_position`
 * @param alone - whether no other symbol has a member of this name
 */
export function linesNaming(names: Names, page: string, anchor: string, alone: boolean): readonly Naming[] {
  const dot = anchor.lastIndexOf('.');
  const [owner, name] = dot < 0 ? ['', anchor] : [anchor.slice(0, dot), anchor.slice(dot + 1)];
  const ownerName = lastPart(owner);
  const pattern = owner ? new RegExp(`\\.${name}\\b|\\b${name}=`) : new RegExp(`\\b${name}\\b`);
  const inCode = names.code
    .filter(({ words }) => words.has(name) && (!owner || alone || words.has(ownerName)))
    .flatMap(({ lines }) => lines.filter(({ text }) => pattern.test(text)));
  return [...(names.inline.get(`${page}#${anchor}`) ?? []), ...inCode];
}
