import type { Element, ElementContent } from 'hast';
import { attribute, findAll, hasClass, named, oneLine, textOf } from './html';
import { isLeftOut } from './leftOut';

/** What stands under one heading, up to the next. */
export interface Section {
  /** Empty for what stands before the first heading with an address. */
  readonly anchor: string;
  readonly headings: readonly string[];
  readonly lines: string[];
  readonly code: string[];
  readonly outputs: string[];
}

/** Elements whose text is a block of its own unless they hold further blocks. */
const blocks = named(
  ...['p', 'li', 'td', 'th', 'tr', 'dt', 'dd', 'div', 'section', 'aside', 'header', 'blockquote', 'summary'],
  ...['figure', 'figcaption', 'details', 'ul', 'ol', 'dl', 'table', 'thead', 'tbody', 'caption', 'pre', 'hr'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'main', 'article'],
);

const isPre = named('pre');

/**
 * Cuts a page's content at its headings. The first section is the page's introduction.
 *
 * @param content - the element that holds the page's Markdown
 */
export function cutSections(content: Element): Section[] {
  const sections: Section[] = [newSection('', [])];
  let open: { readonly level: number; readonly title: string }[] = [];
  const current = () => sections[sections.length - 1] ?? newSection('', []);

  const begin = (element: Element, level: number, anchor: string) => {
    open = [...open.filter((heading) => heading.level < level), { level, title: lineOf(element) }];
    const titles = open.map(({ title }) => title);
    sections.push(newSection(anchor, titles));
  };

  const visit = (node: ElementContent): void => {
    if (node.type !== 'element' || isLeftOut(node) || node.tagName === 'h1') return;
    const anchor = attribute(node, 'id');
    const level = headingLevel(node);
    if (anchor && level) begin(node, level, anchor);
    else if (hasClass(node, 'code-output'))
      findAll(node, isPre).forEach((pre) => add(current().outputs, pre));
    else if (isPre(node)) add(current().code, node);
    else if (node.tagName === 'tr') addLine(current(), rowOf(node));
    else visitBlock(node);
  };

  /** Runs of inline content become lines; blocks among them are visited in turn. */
  const visitBlock = (block: Element): void => {
    let line = '';
    const flush = () => {
      addLine(current(), line);
      line = '';
    };
    for (const child of block.children) {
      if (child.type === 'element' && (blocks(child) || holdsBlocks(child))) {
        flush();
        visit(child);
      } else {
        line += textOf(child, isLeftOut);
      }
    }
    flush();
  };

  visitBlock(content);
  return sections;
}

/** Of h2 to h4; undefined for all else. */
function headingLevel(element: Element): number | undefined {
  const level = /^h([2-4])$/.exec(element.tagName)?.[1];
  return level ? Number(level) : undefined;
}

function holdsBlocks(element: Element): boolean {
  return element.children.some(
    (child) =>
      child.type === 'element' && (blocks(child) || headingLevel(child) !== undefined || holdsBlocks(child)),
  );
}

function rowOf(row: Element): string {
  const cells = row.children.filter((cell): cell is Element => cell.type === 'element' && !isLeftOut(cell));
  return cells
    .map((cell) => lineOf(cell))
    .filter((text) => text !== '')
    .join(' · ');
}

function add(codes: string[], pre: Element): void {
  const code = textOf(pre, isLeftOut).replaceAll('\r\n', '\n').replace(/\s+$/, '').replace(/^\n+/, '');
  if (code) codes.push(code);
}

function addLine(section: Section, text: string): void {
  const line = oneLine(text);
  if (line) section.lines.push(line);
}

function lineOf(element: Element): string {
  return oneLine(textOf(element, isLeftOut));
}

function newSection(anchor: string, headings: readonly string[]): Section {
  return { anchor, headings, lines: [], code: [], outputs: [] };
}
