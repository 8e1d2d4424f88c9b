import type { ListItem, RootContent } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import type { PagePlace } from '../../pages/pagePlace';
import { paragraph, text } from '../../pages/nodes';
import { readRemedies, remediesFolder, type Remedy } from './remedies';
import { shownMessage, wordNodes } from './words';

/** What a page writes where its messages shall stand: `::messages`. */
export const directiveName = 'messages';

/**
 * What stands in the place of `::messages`: the messages of the page with cause and remedy.
 *
 * @param place - the page; its path says which file of remedies is meant
 * @returns undefined for other nodes
 * @throws Error for an attribute, for a page without remedies in its version, and of the facts
 */
export function messageNodes(
  siteDir: string,
  { version, page }: Pick<PagePlace, 'version' | 'page'>,
  { name, attributes }: Pick<LeafDirective, 'name' | 'attributes'>,
): RootContent[] | undefined {
  if (name !== directiveName) return undefined;
  const [attribute] = Object.keys(attributes ?? {});
  if (attribute) throw new Error(`'::${directiveName}' takes nothing, not '${attribute}'`);
  const remedies = readRemedies(siteDir, version).filter((one) => one.page === page);
  if (remedies.length === 0)
    throw new Error(`${remediesFolder}/${page}.json tells of no message of ${version}`);
  const data = { hProperties: { className: ['messages'], dataSearch: 'off' } };
  return [{ type: 'list', ordered: false, spread: false, data, children: remedies.map(item) }];
}

function item({ id, text: template, cause, remedy, origin }: Remedy): ListItem {
  const said = { type: 'inlineCode', value: shownMessage(template) } as const;
  return {
    type: 'listItem',
    spread: true,
    data: { hProperties: { id } },
    children: [
      origin === undefined ? paragraph(said) : paragraph(said, text(` (${origin})`)),
      paragraph(...wordNodes(cause)),
      paragraph({ type: 'strong', children: [text('Remedy:')] }, text(' '), ...wordNodes(remedy)),
    ],
  };
}
