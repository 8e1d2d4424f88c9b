import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import type { ItemView } from '../view/item';
import { chips, type Home, paragraphs, pieceNodes, raised, signatureNodes, sourceLink } from './elements';

/** Members of a class, or functions, constants and type aliases of a page, each with its signature and words. */
export function itemList(home: Home, items: readonly ItemView[]): ElementContent {
  return h(
    'ul.api-m',
    items.map((item) => itemElement(home, item)),
  );
}

function itemElement(home: Home, item: ItemView): ElementContent {
  const { anchor, signature, parameters, raises } = item;
  // An item's name is its address, too.
  const name = (words: string) => h('a', { id: anchor, href: `#${anchor}` }, words);
  const meanings = parameters.flatMap((parameter) => [
    h('dt', h('code', parameter.name)),
    h('dd', pieceNodes(home, parameter.meaning)),
  ]);
  return h(
    'li',
    h('code', signatureNodes(home, signature, name)),
    chips(item),
    sourceLink(item),
    paragraphs(home, item),
    meanings.length > 0 ? h('dl.api-p', meanings) : [],
    raised(raises),
  );
}
