import { toHtml } from 'hast-util-to-html';
import { highlight } from '../../../markdown/highlight';

const known = new Map<string, string>();

/** A value or type of Python as coloured HTML; the same few come thousands of times. */
export function coloured(code: string): string {
  let html = known.get(code);
  if (html === undefined) {
    const lines = highlight(code, 'python', new Set());
    html = lines.map((line) => toHtml({ type: 'root', children: line.children })).join('');
    known.set(code, html);
  }
  return html;
}
