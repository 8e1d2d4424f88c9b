import {
  matchMessage,
  messagePlaces,
  messageTemplate,
  messageWords,
  plainText,
  type MessageFile,
  type MessagePlace,
} from '../../shared/messages';
import type { Hit, SearchRecord, SearchResults } from '../../shared/types';
import type { Engine } from '../engine';
import { messageFinder } from './finder';

/** So many sections that quote a message stand first, and so many entries that make it. */
const mostSections = 3;
const mostEntries = 2;

const levelWords: Readonly<Record<MessagePlace['level'], string>> = {
  raise: 'Raised',
  panic: 'Ends the process',
  error: 'Logged as an error',
  warning: 'Logged as a warning',
  denied: 'Denied',
  rejected: 'Rejected',
};

/** Whether a text may be a message that was pasted; who types two words pastes none. */
export function mayBeMessage(text: string): boolean {
  return text.length >= 16 && messageWords(text).length >= 3;
}

/**
 * The same engine, which recognises pasted messages of the platform whatever numbers and names they hold: the sections that
 * explain one come first, then the entry of what makes it, with the place in the source.
 *
 * @param engine - with what the sections say
 * @param file - the messages of the same version
 */
export function withMessages(engine: Engine, file: MessageFile): Engine {
  const find = messageFinder(file.texts);
  const byPlace = new Map(engine.records.map((record) => [placeOf(record), record]));
  return {
    ...engine,
    search(text, stretch): SearchResults {
      const found = engine.search(text, stretch);
      const [first] = mayBeMessage(text) ? find(text) : [];
      if (!first || stretch.offset > 0) return found;
      const template = file.texts[first.index] ?? '';
      const told = [
        ...engine.show(explaining(engine, text, template).slice(0, mostSections), text),
        ...madeBy(byPlace, messagePlaces(file, first.index)).flatMap(({ record, place }) =>
          engine.show([record], text).map((hit) => withOrigin(hit, place, template)),
        ),
      ];
      const known = new Set(told.map(({ url }) => url));
      const rest = found.hits.filter(({ url }) => !known.has(url));
      const { suggestions: _none, ...results } = found;
      return {
        ...results,
        total: rest.length < found.hits.length ? found.total : found.total + told.length,
        hits: [...told, ...rest].slice(0, stretch.limit),
      };
    },
  };
}

/** The guides that quote the message, best first. */
function explaining(engine: Engine, text: string, template: string): SearchRecord[] {
  const wanted = messageTemplate(template);
  return engine
    .find(text)
    .map(({ record }) => record)
    .filter(({ url }) => !/\/api_reference(?:[/#]|$)/.test(url))
    .filter((record) =>
      [record.text, ...record.code].some((part) => {
        const match = matchMessage(wanted, plainText(part));
        return match && !match.isCut;
      }),
    );
}

/** The entries that make a message, each once. */
function madeBy(
  records: ReadonlyMap<string, SearchRecord>,
  places: readonly MessagePlace[],
): { record: SearchRecord; place: MessagePlace }[] {
  const found = new Map<SearchRecord, MessagePlace>();
  for (const place of places) {
    const { page = '', anchor = '' } = place;
    const home = `api_reference/${page}`.replace(/\/index$/, '');
    const record =
      records.get(`${home}#${anchor}`) ?? records.get(`${home}#${anchor.replace(/\.[^.]*$/, '')}`);
    if (record && anchor && !found.has(record)) found.set(record, place);
  }
  return [...found].slice(0, mostEntries).map(([record, place]) => ({ record, place }));
}

function withOrigin(hit: Hit, { level, path, line }: MessagePlace, template: string): Hit {
  const words = template.replaceAll('{}', '…').replaceAll('{{', '{').replaceAll('}}', '}');
  return {
    ...hit,
    snippet: [
      // First what the reader doesn't know: a row cuts the rest.
      { text: `${levelWords[level]} in ${path}, line ${line}: `, marked: false },
      { text: words, marked: true },
    ],
  };
}

/** Path below the version, with the anchor. */
function placeOf({ url }: SearchRecord): string {
  return decodeURIComponent(url).replace(/^\/[^/]+\/[^/]+\//, '');
}
