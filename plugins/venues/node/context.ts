import type { PhrasingContent } from 'mdast';
import { symbolsOf } from '../../reference/node/facts/symbolTable';
import { symbolCode } from '../../reference/node/symbolCode';
import { lastPart } from '../../reference/node/text';
import type { Label } from '../shared/labels';
import type { Venue } from '../shared/types';
import { text } from '../../pages/nodes';
import { code, listed } from './cells';

/** What a part of a venue's page is written with. */
export interface Context {
  readonly venue: Venue;
  /** Code that leads to the reference where it has that symbol. */
  readonly symbol: (name: string, words?: string) => PhrasingContent;
}

/** @throws Error of the symbols' file */
export function contextOf(siteDir: string, version: string, venue: Venue): Context {
  const table = symbolsOf(siteDir, version);
  const symbol = (name: string, words = name): PhrasingContent => {
    const [place, second] = table.placesOf(name);
    return place && !second ? symbolCode(words, version, place) : code(words);
  };
  return { venue, symbol };
}

/** Things by the platform's own names, where it has one, else by words. */
export function labels({ symbol }: Context, list: readonly Label[]): PhrasingContent[] {
  return listed(
    list.map(({ words, symbol: name }) => (name === undefined ? text(words) : symbol(name, lastPart(name)))),
  );
}
