import type { ElementContent } from 'hast';
import { type Child, h } from 'hastscript';
import { entryAddress } from '../addresses';
import type { ChangeMark } from '../changes/marks';
import type { Place } from '../facts/types';
import { shorten } from '../text';
import type { ItemView } from '../view/item';
import { type Piece, textOf } from '../view/pieces';
import type { MessageView } from '../view/messages';
import type { RaisedView } from '../view/raised';

/** The page that is written: links within it are short. */
export interface Home {
  readonly version: string;
  readonly page: string;
}

/** Several nodes, as {@link h} takes them. */
type Nodes = (ElementContent | string)[];

/** A link to a place in the reference. */
export function placeLink({ page, version }: Home, to: Place, ...words: Child[]): ElementContent {
  const href = to.page === page ? `#${to.anchor}` : entryAddress(version, to.page, to.anchor);
  return h('a', { href }, ...words);
}

/** Pieces of prose or of code, their names linked. */
export function pieceNodes(home: Home, pieces: readonly Piece[]): ElementContent[] {
  const linked = (to: Place | undefined, words: ElementContent) => (to ? placeLink(home, to, words) : words);
  return pieces.flatMap((piece): readonly ElementContent[] => {
    const { as, to } = piece;
    if (as === 'code') return [linked(to, h('code', piece.text))];
    if (as === 'type') return [h('code', [linked(to, text(piece.text))])];
    return [linked(to, text(piece.text))];
  });
}

/** Prose without links, for what is itself a button or a link. */
export function plain(pieces: readonly Piece[]): ElementContent[] {
  return pieces.map(({ text: words, as }) => (as ? h('code', words) : text(words)));
}

/** What is said of something beyond its line. */
export function paragraphs(home: Home, words: readonly Piece[] | undefined): ElementContent[] {
  return words ? [h('p', pieceNodes(home, words))] : [];
}

/** A heading with the link to itself, as `plugins/markdown` writes them. */
export function heading(level: 'h2' | 'h3', id: string, title: string): ElementContent {
  const label = `Direct link to ${title}`;
  const link = h('a.hash-link', { href: `#${id}`, ariaLabel: label, title: label }, '\u200B');
  return h(level, { className: 'anchor', id }, title, link);
}

/** A heading that opens what is below it; a button holds no link. */
export function closedHeading(level: 'h2' | 'h3', id: string, title: string): ElementContent {
  return h(level, { className: 'anchor', id }, title);
}

/** What stands beside a name: marks in grey, and in violet that the versions differ. Without links. */
export function chips({ chips: words, mark }: ItemView): ElementContent[] {
  const known = mark ? [text(' '), h('i.api-chip.api-chip--known', mark.words)] : [];
  return [...words.flatMap((word) => [text(' '), h('i.api-chip', word)]), ...known];
}

/** What the other version has in another way, in words, with the way to all that changed. */
export function changeNote({ mark }: ItemView): ElementContent[] {
  if (!mark || mark.details.length === 0) return [];
  const { words, details, href } = mark;
  const lead = href ? h('a', { href }, capital(words)) : capital(words);
  return [h('p.api-note', lead, ': ', ...plain(details), '.')];
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The address of something, to copy or to follow, and its source. */
export function ways({ anchor, source }: ItemView): ElementContent {
  // A new tab has no hold on this one, in any browser of ours; `rel` would only say so a thousand times.
  const out = { href: source, target: '_blank', ariaLabel: `Source of ${anchor}` };
  return h('p.api-at', h('a', { href: `#${anchor}` }, anchor), h('a.api-source', out, 'Source'));
}

/** So many characters of a change stand in the mark's tooltip; all of it stands where the mark leads. */
const titleLength = 160;

/** The violet mark of what the two versions don't share. Where something changed it tells what, and leads to it. */
export function changeChip(mark: ChangeMark | undefined): ElementContent[] {
  if (!mark) return [];
  const { words, details, href } = mark;
  const title = shorten(textOf(details), titleLength);
  const known = { className: 'api-chip api-chip--known' };
  return [text(' '), href ? h('a', { ...known, href, title }, words) : h('i', known, words)];
}

/** What a call raises and when, last in its entry. */
export function raised(raises: readonly RaisedView[]): ElementContent[] {
  if (raises.length === 0) return [];
  const items = raises.map(({ error, when }) =>
    h('li', 'Raises ', h('code', error), ...(when.length > 0 ? [': ', ...plain(when)] : [])),
  );
  return [h('ul.api-raises', items)];
}

/** What it says when something is amiss, each leading to why and what to do. */
export function messages(said: readonly MessageView[]): ElementContent[] {
  if (said.length === 0) return [];
  const items = said.map(({ text: words, href }) => h('li', 'Says ', h('a', { href }, h('code', words))));
  return [h('ul.api-raises', items)];
}

/** Nodes with commas between them. */
export function listed(nodes: Nodes): Nodes {
  return nodes.flatMap((node, index) => (index > 0 ? [', ', node] : [node]));
}

/** A text. */
export function text(value: string): ElementContent {
  return { type: 'text', value };
}
