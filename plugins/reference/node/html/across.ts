import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import type { Use } from '../names/symbolUses';
import type { ItemView } from '../view/item';
import type { Related } from '../view/related';
import { type Home, listed, placeLink } from './elements';
import type { Frame } from './held';

/** Where the guides explain it, which other pages name it, and what a reader may look for next. */
export function across(
  frame: Frame,
  { anchor, related, isInternal }: Pick<ItemView, 'anchor' | 'related' | 'isInternal'>,
): ElementContent[] {
  const { sections, pages } = frame.uses.get(`${frame.page}#${anchor}`) ?? { sections: [], pages: [] };
  return [
    ...line('Guides: ', sections.map(useLink)),
    // Internals have many members and few readers.
    ...line('Also in ', isInternal ? [] : pages.map(useLink)),
    ...line(
      'See also ',
      related.map((one) => relatedLink(frame, one)),
    ),
  ];
}

function line(words: string, links: readonly ElementContent[]): ElementContent[] {
  return links.length > 0 ? [h('p.api-used', words, ...listed([...links]))] : [];
}

const useLink = ({ title, href }: Use): ElementContent => h('a', { href }, title);

const relatedLink = (home: Home, { name, to }: Related): ElementContent =>
  placeLink(home, to, h('code', name));
