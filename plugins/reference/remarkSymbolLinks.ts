import type { InlineCode, Root } from 'mdast';
import type { VFile } from 'vfile';
import { pagePlace } from '../pages/pagePlace';
import { pageAddress } from './node/addresses';
import { symbolsOf, type SymbolTable } from './node/facts/symbolTable';
import { pageSettings } from './node/names/pageSettings';
import { pageSymbols } from './node/names/pageSymbols';
import type { Finding } from './node/names/resolve';
import { codeParts } from './node/names/source';
import { linkCode, linkToEntry } from './node/symbolCode';

/**
 * Makes links of inline code that names a symbol of the platform, to its entry in the reference of the page's version.
 * What looks like a symbol and is none stays as it is: plugins/page-checks tells it before any page is compiled.
 *
 * @param tableOf - the symbols of a version
 */
export function remarkSymbolLinks(tableOf: (siteDir: string, version: string) => SymbolTable = symbolsOf) {
  return (root: Root, file: VFile): void => {
    const place = pagePlace(file.path);
    if (!place) return;
    const { siteDir, version, page } = place;
    const frontMatter = (file.data['frontMatter'] as Record<string, unknown> | undefined) ?? {};
    const settings = pageSettings(frontMatter, page);
    for (const { node, heading, finding } of pageSymbols(tableOf(siteDir, version), codeParts(root), settings)
      .found)
      if (!heading && finding.kind !== 'error') link(node, version, finding);
  };
}

function link(code: InlineCode, version: string, finding: Exclude<Finding, { kind: 'error' }>): void {
  if (finding.kind === 'symbol') linkToEntry(code, version, finding.place);
  else linkCode(code, pageAddress(version, finding.page));
}
