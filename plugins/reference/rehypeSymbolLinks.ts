import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { entryAddress, pageAddress } from './node/addresses';
import { pagePlace } from '../pages/pagePlace';
import { symbolsOf } from './node/facts/symbolTable';
import { pageSettings } from './node/names/pageSettings';
import { pageSymbols, type Found, type PagePart } from './node/names/pageSymbols';
import type { Finding } from './node/names/resolve';
import type { SymbolTable } from './node/facts/symbolTable';

/**
 * Makes links of inline code that names a symbol of the platform, to its entry in the reference of the page's version.
 * What looks like a symbol and is none fails, with file and line.
 *
 * @param tableOf - the symbols of a version
 */
export function rehypeSymbolLinks(tableOf: (siteDir: string, version: string) => SymbolTable = symbolsOf) {
  return (root: Root, file: VFile): void => {
    const place = pagePlace(file.path);
    if (!place) return;
    const { siteDir, version, writtenIn } = place;
    const parts = codeParts(root);
    const settings = guarded(file, () => pageSettings(frontMatterOf(file), place.page));
    const { found, mistakes } = pageSymbols(tableOf(siteDir, version), parts, settings);
    refuse(file, writtenIn, found, mistakes);
    for (const { node, heading, finding } of found) {
      if (!heading && finding.kind !== 'error') link(node, version, finding);
    }
  };
}

function codeParts(root: Root): PagePart<Element>[] {
  const parts: PagePart<Element>[] = [];
  const read = (node: Root | Element, heading: boolean): void => {
    visit(node, 'element', (element) => {
      if (element === node) return undefined;
      if (element.tagName === 'pre' || element.tagName === 'a') return SKIP;
      if (/^h[1-6]$/.test(element.tagName)) {
        parts.push({ kind: 'heading' });
        read(element, true);
        return SKIP;
      }
      if (element.tagName === 'code')
        parts.push({ kind: 'code', text: toString(element), node: element, heading });
      return undefined;
    });
  };
  read(root, false);
  return parts;
}

/** `code` becomes `a > code`, in place. */
function link(code: Element, version: string, finding: Exclude<Finding, { kind: 'error' }>): void {
  const inner: Element = { ...code };
  const place = finding.kind === 'symbol' ? finding.place : undefined;
  const page = finding.kind === 'symbol' ? finding.place.page : finding.page;
  code.tagName = 'a';
  code.properties = {
    // A module's page has no entry to show in a card.
    className: ['symbol'],
    ...(place ? { dataSymbol: `${page}#${place.anchor}` } : {}),
    href: place ? entryAddress(version, page, place.anchor) : pageAddress(version, page),
  };
  code.children = [inner];
}

/** @param writtenIn - the file that a writer edits, which for the developed version isn't the one that is read */
function refuse(
  file: VFile,
  writtenIn: string,
  found: readonly Found<Element>[],
  mistakes: readonly string[],
): void {
  const wrong = found.flatMap(({ node, finding }) =>
    finding.kind === 'error' ? [{ message: finding.message, position: node.position }] : [],
  );
  const [first] = wrong;
  if (!first && !mistakes.length) return;
  const lines = [
    ...mistakes.map((mistake) => `${writtenIn}: ${mistake}`),
    ...wrong.map(({ message, position }) => `${writtenIn}:${position?.start.line ?? '?'}: ${message}`),
  ];
  file.fail(
    `${lines.join('\n')}\nA name that isn't the platform's belongs in config/foreign-names.ts, or in the page's front matter: foreign: [Name]`,
    mistakes.length ? undefined : first?.position,
  );
}

function frontMatterOf(file: VFile): Readonly<Record<string, unknown>> {
  return (file.data['frontMatter'] as Record<string, unknown> | undefined) ?? {};
}

/** Adds the file to what a reader of settings throws. */
function guarded<Result>(file: VFile, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    return file.fail(error instanceof Error ? error.message : String(error));
  }
}
