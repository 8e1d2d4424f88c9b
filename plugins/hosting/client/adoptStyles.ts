import { diagramColours } from './diagramColours';

/** The style sheet of each drawing, by its id, and the page on which it was drawn. */
const drawn = new Map<string, { readonly sheet: CSSStyleSheet; readonly page: string }>();

/**
 * Makes a drawing's style rules hold in the document, without a style element, and the site's colours after them.
 *
 * @param id - id of the drawing, which all its rules begin with; drawn anew, it keeps one sheet
 * @param css - the rules
 */
export function adoptStyles(id: string, css: string): void {
  dropLeftOnes();
  const page = location.pathname;
  const known = drawn.get(id);
  const sheet = known?.sheet ?? new CSSStyleSheet();
  sheet.replaceSync(`${css}\n${diagramColours(id)}`);
  drawn.set(id, { sheet, page });
  if (!known) document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Takes out the sheets of pages that were left. A drawing of this page may not be shown yet. */
function dropLeftOnes(): void {
  for (const [id, { sheet, page }] of drawn) {
    if (page === location.pathname || document.getElementById(id)) continue;
    drawn.delete(id);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  }
}
