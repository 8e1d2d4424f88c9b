import type { Element } from 'hast';
import { attribute, find, hasClass, named, oneLine, textOf } from './html';

const tags = named('nav', 'footer', 'button', 'svg', 'script', 'style', 'template', 'noscript');

const classes = [
  'hash-link',
  'theme-doc-version-badge',
  'theme-doc-toc-mobile',
  // A code block's title and copy button.
  'code-bar',
  // Drawn in the browser; the built page has an empty frame.
  'diagram-frame',
  // The mark of a proved sentence.
  'proved',
  // Below a code block: on what it ran, or why not, and the words that fold its output.
  'code-note',
  'code-proof',
  'code-label',
  'code-show',
  'code-hide',
];

/** The words that stand above a callout when its writer gives none. */
const calloutWords = ['Note', 'Trap', 'Known'];

/**
 * Whether an element inside an article is furniture and no content. A component opts out with `data-search="off"`.
 */
export function isLeftOut(element: Element): boolean {
  return (
    tags(element) ||
    classes.some((name) => hasClass(element, name)) ||
    attribute(element, 'ariaHidden') === 'true' ||
    attribute(element, 'role') === 'tablist' ||
    attribute(element, 'dataSearch') === 'off' ||
    (hasClass(element, 'callout-title') && calloutWords.includes(lineOf(element))) ||
    (element.tagName === 'p' && isFurniture(element))
  );
}

/** What a component says about the page, and the line of links that ends each page. */
function isFurniture(paragraph: Element): boolean {
  if (find(paragraph, (element) => hasClass(element, 'theme-doc-version-badge'))) return true;
  const line = lineOf(paragraph);
  return (
    /^Ran on \d/.test(line) ||
    (/^(?:Next|Guides?|Neighbours|See also): /.test(line) && isMostlyLinks(paragraph, line))
  );
}

function isMostlyLinks(paragraph: Element, line: string): boolean {
  const linked = paragraph.children
    .filter((child) => child.type === 'element' && child.tagName === 'a')
    .map((link) => textOf(link))
    .join('');
  return linked.length * 2 > line.length;
}

function lineOf(element: Element): string {
  return oneLine(textOf(element));
}
