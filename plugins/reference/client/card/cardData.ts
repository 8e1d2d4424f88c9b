import folders from '@generated/reference/default/folders.json';
import type { Card, PageCards } from '../../shared/cards';

const pages = new Map<string, Promise<PageCards>>();

/**
 * What a symbol's card shows.
 *
 * @param link - a link that `remarkSymbolLinks` has made
 * @returns undefined when there is nothing to show, whatever the reason
 */
export async function cardOf(link: HTMLAnchorElement): Promise<Card | undefined> {
  const [page = '', anchor = ''] = (link.dataset.symbol ?? '').split('#');
  const [, version = ''] = /\/([^/]+)\/api_reference(?:\/|$)/.exec(link.pathname) ?? [];
  const folder = folders[version];
  if (!folder || !page) return undefined;
  const address = `${folder}${page}.json`;
  const cards = pages.get(address) ?? load(address);
  pages.set(address, cards);
  try {
    const card = (await cards)[anchor];
    return Array.isArray(card) ? card : undefined;
  } catch {
    // A later hover asks again.
    pages.delete(address);
    return undefined;
  }
}

async function load(address: string): Promise<PageCards> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as PageCards;
}
