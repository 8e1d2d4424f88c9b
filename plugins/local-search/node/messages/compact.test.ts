import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { documentedVersions } from '../../../../config/versions';
import { readSchema } from '../../../facts/readChecked';
import { readMessages, type FileMessages } from '../../../messages/node/read';
import { readModules } from '../../../reference/node/facts/read';
import { messageLevels, messagePlaces } from '../../shared/messages';
import { compactMessages } from './compact';

const siteDir = join(import.meta.dirname, '../../../..');
const text = 'no {} in {{x}}';
const files: readonly FileMessages[] = [
  {
    path: 'nautilus_trader/desk.py',
    module: 'nautilus_trader.desk',
    page: 'desk',
    functions: [
      {
        in: 'go',
        messages: [
          { line: 3, level: 'raise', text, gaps: ['order.id'], error: 'ValueError' },
          { line: 9, level: 'error', text, gaps: ['y'] },
        ],
      },
    ],
  },
];
const remedy = { page: 'concepts/desks', cause: 'It is gone.', remedy: 'Call `find`.' };

describe('messages for browsers', () => {
  it('have each text once, with its places', () => {
    const file = compactMessages(files);
    expect(file.texts).toEqual([text]);
    const place = { path: 'nautilus_trader/desk.py', within: 'go', page: 'desk' };
    expect(messagePlaces(file, 0)).toEqual([
      { ...place, line: 3, level: 'raise' },
      { ...place, line: 9, level: 'error' },
    ]);
  });

  it('have remedies, those of other makers too', () => {
    const { texts, remedies, places } = compactMessages(files, [
      { ...remedy, text, id: 'one' },
      { ...remedy, text: "No module named '{}'", id: 'two', origin: 'Python' },
    ]);
    expect(texts).toEqual(["No module named '{}'", text]);
    expect(places[0]).toEqual([]);
    expect(remedies).toEqual([
      [1, 'concepts/desks#one', 'It is gone.', 'Call `find`.'],
      [0, 'concepts/desks#two', 'It is gone.', 'Call `find`.'],
    ]);
  });

  it('have the levels that the facts have', () => {
    const { $defs } = readSchema(siteDir, 'facts/messages.schema.json') as unknown as {
      $defs: { message: { properties: { level: { enum: string[] } } } };
    };
    expect($defs.message.properties.level.enum).toEqual([...messageLevels]);
  });
});

describe.each(documentedVersions.map(({ name }) => name))('the committed messages of %s', (version) => {
  it('lead to entries of the reference', () => {
    const entries = new Set<string>();
    for (const module of readModules(siteDir, version)) {
      for (const symbol of module.symbols) {
        const page = symbol.page ?? module.page;
        entries.add(`${page}#${symbol.anchor}`);
        for (const { name } of [...(symbol.members ?? []), ...(symbol.fields ?? [])])
          entries.add(`${page}#${symbol.anchor}.${name}`);
      }
    }
    const lost = readMessages(siteDir, version).flatMap(({ page, functions }) =>
      functions
        .filter(({ anchor }) => anchor !== undefined)
        .map((item) => `${item.page ?? page ?? ''}#${item.anchor ?? ''}`)
        .filter((place) => !entries.has(place)),
    );
    expect(lost).toEqual([]);
  });
});
