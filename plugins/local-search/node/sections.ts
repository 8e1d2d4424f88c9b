import type { Element, ElementContent } from 'hast';
import type { RecordKind } from '../shared/types';
import { attribute, named, oneLine, textOf } from './html';
import { isLeftOut } from './leftOut';
import { readKind } from './kind';

/** What stands under one heading, up to the next. */
export interface Section {
  /** Empty for what stands before the first heading with an address. */
  readonly anchor: string;
  readonly headings: readonly string[];
  /** What the heading says of itself. */
  readonly kind: RecordKind | undefined;
  readonly lines: string[];
  readonly code: string[];
}

/** Elements whose text is a block of its own unless they hold further blocks. */
const blocks = named(
  ...['p', 'li', 'td', 'th', 'tr', 'dt', 'dd', 'div', 'section', 'aside', 'header', 'blockquote', 'summary'],
  ...['figure', 'figcaption', 'details', 'ul', 'ol', 'dl', 'table', 'thead', 'tbody', 'caption', 'pre', 'hr'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'main', 'article'],
);

/** Below every heading: an entry such as a `dt` that carries `data-kind`. */
const entryLevel = 7;

/**
 * Cuts a page's content at its headings. The first section is the page's introduction.
 *
 * @param content - the element that holds the page's Markdown
 * @throws Error on an unknown `data-kind`
 */
export function cutSections(content: Element): Section[] {
  const sections: Section[] = [newSection('', [], undefined)];
  let open: { readonly level: number; readonly title: string }[] = [];
  const current = () => sections[sections.length - 1] ?? newSection('', [], undefined);

  const begin = (element: Element, level: number, anchor: string) => {
    open = [...open.filter((heading) => heading.level < level), { level, title: lineOf(element) }];
    const titles = open.map(({ title }) => title);
    sections.push(newSection(anchor, titles, readKind(attribute(element, 'dataKind'))));
  };

  const visit = (node: ElementContent): void => {
    if (node.type !== 'element' || isLeftOut(node) || node.tagName === 'h1') return;
    const anchor = attribute(node, 'id');
    const level = headingLevel(node);
    if (anchor && level) begin(node, level, anchor);
    else if (node.tagName === 'pre') addCode(current(), node);
    else if (node.tagName === 'code') visitSignature(node);
    else if (node.tagName === 'tr') addLine(current(), rowOf(node));
    else visitBlock(node);
  };

  /** Code with an entry's name in it: all of it is that entry's code. */
  const visitSignature = (code: Element): void => {
    for (const child of code.children) {
      if (child.type === 'element' && isEntry(child)) visit(child);
    }
    addCode(current(), code);
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

/** h2 to h4, and whatever marks itself as an entry; undefined for all else. */
function headingLevel(element: Element): number | undefined {
  const level = /^h([2-6])$/.exec(element.tagName)?.[1];
  if (attribute(element, 'dataKind')) return level ? Number(level) : entryLevel;
  return level && Number(level) <= 4 ? Number(level) : undefined;
}

/** An entry's name can stand in a line, with the rest of its signature behind it. */
function isEntry(element: Element): boolean {
  return attribute(element, 'dataKind') !== undefined && !isLeftOut(element);
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

function addCode(section: Section, pre: Element): void {
  const code = textOf(pre, isLeftOut).replaceAll('\r\n', '\n').replace(/\s+$/, '').replace(/^\n+/, '');
  if (code) section.code.push(code);
}

function addLine(section: Section, text: string): void {
  const line = oneLine(text);
  if (line) section.lines.push(line);
}

function lineOf(element: Element): string {
  return oneLine(textOf(element, isLeftOut));
}

function newSection(anchor: string, headings: readonly string[], kind: RecordKind | undefined): Section {
  return { anchor, headings, kind, lines: [], code: [] };
}
