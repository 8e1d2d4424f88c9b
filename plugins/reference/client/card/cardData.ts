import folders from '@generated/reference/default/folders.json';
import type { Card, PageCards } from '../../shared/cards';

const pages = new Map<string, Promise<PageCards>>();

/** Which symbol a link leads to. */
interface Target {
  /** Page of the reference and anchor: `model/orders#LimitOrder`. */
  readonly symbol: string;
  /** Folder of the version's cards. */
  readonly folder: string;
}

/**
 * Reads where a link leads: one that `remarkSymbolLinks` has made, or one inside the reference.
 *
 * @returns undefined for a link to something that has no cards
 */
export function targetOf(link: HTMLAnchorElement): Target | undefined {
  const [, version = '', path = ''] =
    /\/([^/]+)\/api_reference(?:\/([^#?]*?))?\/?$/.exec(link.pathname) ?? [];
  const cards = folders[version];
  const page = cards?.pages.find((one) => one.replace(/\/?index$/, '') === path);
  if (!cards || page === undefined) return undefined;
  return { symbol: `${page}#${decodeURIComponent(link.hash.slice(1))}`, folder: cards.folder };
}

/**
 * What a symbol's card shows.
 *
 * @returns undefined when there is nothing to show, whatever the reason
 */
export async function cardOf({ symbol, folder }: Target): Promise<Card | undefined> {
  const [page = '', anchor = ''] = symbol.split('#');
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
