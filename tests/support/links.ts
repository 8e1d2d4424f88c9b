import type { PageHtml } from './html';

type Linking = Pick<PageHtml, 'address' | 'ids' | 'targets'>;

/** Where links of the walked pages lead outside those pages: files, or nothing. Path → a page that names it. */
export function otherTargets(pages: readonly Linking[]): Map<string, string> {
  const known = new Set(pages.map(({ address }) => address));
  const others = new Map<string, string>();
  for (const { address, targets } of pages) {
    for (const target of targets) {
      const [path = ''] = target.split('#');
      if (!known.has(path) && !others.has(path)) others.set(path, address);
    }
  }
  return others;
}

/** Links of the walked pages to places in walked pages that aren't there: `<page> → <address>#<place>`. */
export function missingAnchors(pages: readonly Linking[]): string[] {
  const places = new Map(pages.map(({ address, ids }) => [address, new Set(ids)]));
  return pages.flatMap(({ address, targets }) =>
    targets
      .filter((target) => {
        const [path = '', place = ''] = target.split('#');
        return place !== '' && places.get(path)?.has(decodeURIComponent(place)) === false;
      })
      .map((target) => `${address} → ${target}`),
  );
}

/** Values that stand in a list more than once. */
export function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}
