import {
  matchMessage,
  messagePlaces,
  messageTemplate,
  messageWords,
  plainText,
  type MessageFile,
  type MessagePlace,
} from '../../shared/messages';
import { readArea } from '../../shared/areas';
import { isReference } from '../../shared/entries';
import type { Hit, SearchRecord, SearchResults } from '../../shared/types';
import type { Engine } from '../engine';
import { remembered } from '../remembered';
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

/** Such as `ORDER_NOT_FOUND_AT_VENUE`. */
const reasonCode = /\b[A-Z]+(?:_[A-Z]+){2,}\b/;

/** Whether a text may be a message that was pasted; who types two words pastes none. */
export function mayBeMessage(text: string): boolean {
  return text.length >= 16 && (messageWords(text).length >= 3 || reasonCode.test(text));
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
      const [first] = mayBeMessage(text) && !readArea(text).area ? find(text) : [];
      if (!first || stretch.offset > 0) return found;
      const template = file.texts[first.index] ?? '';
      const told = [
        ...remedied(byPlace, file, first.index),
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

/** What is written of the message: cause and remedy, where its page tells them. */
function remedied(
  records: ReadonlyMap<string, SearchRecord>,
  { remedies, texts }: MessageFile,
  message: number,
): Hit[] {
  const [, place = '', cause = '', remedy = ''] = remedies.find(([text]) => text === message) ?? [];
  const page = records.get((place.split('#')[0] ?? '').replace(/\/index$/, ''));
  if (!page) return [];
  const title = [{ text: shown(texts[message] ?? ''), marked: false }];
  const [anchor = ''] = place.split('#').slice(1);
  return [
    {
      url: `${page.url}#${anchor}`,
      path: page.path,
      above: [],
      kind: 'message',
      title,
      snippet: [],
      remedy: { cause, remedy },
    },
  ];
}

/** The guides that quote the message, best first. */
function explaining(engine: Engine, text: string, template: string): SearchRecord[] {
  const wanted = messageTemplate(template);
  const ranks = new Map(engine.find(text).map(({ record }, rank) => [record, rank]));
  const rankOf = (record: SearchRecord) => ranks.get(record) ?? ranks.size;
  return engine.records
    .filter((record) => !isReference(record))
    .filter((record) =>
      remembered(plain, record, () =>
        [record.text, ...record.code, ...(record.outputs ?? [])].map(plainText),
      ).some((part) => {
        const match = matchMessage(wanted, part);
        return match && !match.isCut;
      }),
    )
    .sort((one, other) => rankOf(one) - rankOf(other));
}

const plain = new WeakMap<SearchRecord, readonly string[]>();

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
  return {
    ...hit,
    snippet: [
      // First what the reader doesn't know: a row cuts the rest.
      { text: `${levelWords[level]} in ${path}, line ${line}: `, marked: false },
      { text: shown(template), marked: true },
    ],
  };
}

/** A message as readers see it, an ellipsis for what varies. */
function shown(template: string): string {
  return template.replaceAll('{}', '…').replaceAll('{{', '{').replaceAll('}}', '}');
}

/** Path below the version, with the anchor. */
function placeOf({ url }: SearchRecord): string {
  return decodeURIComponent(url).replace(/^\/[^/]+\/[^/]+\//, '');
}
