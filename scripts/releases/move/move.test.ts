import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Member, ModuleFacts } from '../../../plugins/reference/node/facts/types';
import { factFiles, factPage, nightly, testSite, type TestSite } from '../testSite';
import { type MoveCommands, type MoveRequest, moveSteps } from './plan';
import { listLines, moveLists } from './report';
import { factsSnapshot } from './snapshot';
import { runMove } from './steps';
import { editedVersions, entryIn } from '../editVersions';

const sha = 'f'.repeat(40);
const next = '9.876.0';
const cacheFile = 'facts/nightly/api/nautilus_trader.cache.cache.json';
const symbolsFile = 'facts/nightly/symbols.json';
const said = `facts/descriptions/${factPage}.json`;
const page = `# Orders

\`Cache.order\` finds one; \`Cache.orders\` finds all. Read at this commit, ${nightly.sourceRef.slice(0, 10)}.

:::known[Known in nightly]
A defect.
:::

\`\`\`python
cache: Cache
cache.order(client_order_id)
\`\`\`
`;

let site: TestSite;
beforeEach(() => {
  site = testSite([
    ...factFiles(),
    said,
    'platform/examples/requirements-nightly.txt',
    'docs/concepts/cache.md',
  ]);
  site.put('docs/a.md', page);
  site.put('versioned_docs/version-latest/a.md', 'Of the release.\n');
  site.put('facts/descriptions/complete.json', '[]');
  site.put('facts/nightly/examples.json', 'as it was');
  // What else the real page names has no facts here.
  site.put('docs/concepts/cache.md', 'Real pages are read as a whole.\n');
});

/** What a newer source would give: a method is gone, another has a default that it hadn't. */
function newFacts(): void {
  site.edit(cacheFile, ({ symbols }: Pick<ModuleFacts, 'symbols'>) => {
    const cache = symbols.find(({ name }) => name === 'Cache') as { members: Member[] } | undefined;
    if (!cache) throw new Error('The real facts have no Cache.');
    cache.members = cache.members.filter(({ name }) => name !== 'order');
    const orders = cache.members.find(({ name }) => name === 'orders') as
      { parameters: object[] } | undefined;
    orders?.parameters.push({ name: 'young', type: 'bool', default: 'True' });
  });
  site.edit(symbolsFile, ({ symbols }: { symbols: Record<string, unknown> }) => {
    symbols['Cache.order'] = undefined;
  });
  const versions = editedVersions(site.read('config/versions.ts'), 'nightly', { sourceRef: sha, day: '' });
  site.put('config/versions.ts', versions);
}

async function move(request: MoveRequest, commands: Partial<MoveCommands> = {}) {
  const printed: string[] = [];
  const all: MoveCommands = { facts: newFacts, npm: () => undefined, ...commands };
  const snapshot = factsSnapshot(site.folder);
  try {
    const steps = moveSteps(site.folder, nightly, request, all);
    const results = await runMove(site.folder, steps, (line) => printed.push(line));
    const after = entryIn(site.read('config/versions.ts'), nightly);
    const lists = moveLists(site.folder, snapshot.folder, nightly, after);
    const states = results.map(({ name, state }) => `${name}: ${state}`);
    return { states, after, printed, lists, text: listLines(lists).join('\n') };
  } finally {
    snapshot.remove();
  }
}

describe('a move', () => {
  it('notes the commit in one place and leaves the rest as it is', async () => {
    const before = site.read('facts/nightly/api/nautilus_trader.cache.base.json');
    const { states, after } = await move({});
    expect(states).toEqual([
      'facts: done',
      'versions and requirements: idle',
      'examples: idle',
      'claims: idle',
      'venues: idle',
      'diagrams: idle',
    ]);
    expect(after).toEqual({ ...nightly, sourceRef: sha, day: '' });
    expect(site.read('facts/nightly/api/nautilus_trader.cache.base.json')).toBe(before);
  });

  it('to another release moves the versions and the requirements, and runs examples, claims and nodes', async () => {
    const ran: string[] = [];
    const npm = (...words: string[]) => ran.push(words.join(' '));
    const { states, after } = await move({ platform: next, runsOn: next }, { npm });
    expect(states.slice(1, 5)).toEqual([
      'versions and requirements: done',
      'examples: done',
      'claims: done',
      'venues: done',
    ]);
    expect(ran).toEqual([
      'examples docs platform/entries',
      'claims --version nightly',
      'venues --version nightly',
    ]);
    expect(after).toMatchObject({ platform: next, runsOn: next });
    expect(site.read('platform/examples/requirements-nightly.txt')).toContain(`nautilus_trader==${next}\n`);
  });

  it('lists changed symbols with the lines that name them, lost links, lost words, and old sentences', async () => {
    const { lists, text } = await move({});
    const [symbols, links, words, sentences] = lists.map(({ lines }) => lines);
    expect(symbols).toEqual([
      '- cache: Cache.order',
      '    docs/a.md:3: Cache.order',
      '    docs/a.md:11: cache.order(client_order_id)',
      '~ cache: Cache.orders: takes young: bool = True',
      '    docs/a.md:3: Cache.orders',
    ]);
    expect(links).toEqual([
      expect.stringMatching(/^docs\/a\.md:3: `Cache\.order`: 'Cache\.order' is no symbol/),
    ]);
    expect(words).toEqual([]);
    expect(sentences).toEqual([
      expect.stringMatching(/^docs\/a\.md:3: \[commit\]/),
      'docs/a.md:5: [nightly] :::known[Known in nightly]',
    ]);
    expect(text).toContain('\nDescriptions that lost their symbol: none\n');
  });

  it('names words whose symbol is in no version any more', async () => {
    site.edit(said, (texts: Record<string, unknown>) => {
      texts['Cache.never'] = 'No more.';
    });
    const { lists } = await move({});
    expect(lists[2]?.lines).toEqual([`${said}: Cache.never`]);
  });

  it('names sentences of the old release when that changes', async () => {
    site.put('docs/b.md', `It runs on ${nightly.runsOn}.\n`);
    const { text } = await move({ runsOn: next });
    expect(text).toContain(`docs/b.md:1: [version] It runs on ${nightly.runsOn}.`);
  });
});

describe('a step that fails', () => {
  const broken = (): never => {
    throw new Error('the reason');
  };

  it('leaves its files as they were, and the others and the lists still come', async () => {
    const npm = (command: string) => {
      site.put('facts/nightly/examples.json', 'half');
      site.put('facts/nightly/charts/a/b.csv', 'half');
      if (command === 'examples') broken();
    };
    const { states, printed, text } = await move({ runsOn: next }, { npm });
    expect(states.slice(0, 4)).toEqual([
      'facts: done',
      'versions and requirements: done',
      'examples: failed',
      'claims: done',
    ]);
    expect(printed).toContain('✗ examples, its files are as they were: the reason');
    expect(text).toContain('- cache: Cache.order\n');
  });

  it('puts back what it wrote, what it made and the commit that it noted', async () => {
    const before = ['config/versions.ts', cacheFile, symbolsFile].map((file) => site.read(file));
    const facts = () => {
      newFacts();
      site.put('facts/nightly/api/new.json', '{}');
      broken();
    };
    const { states, lists } = await move({}, { facts });
    expect(states[0]).toBe('facts: failed');
    expect(['config/versions.ts', cacheFile, symbolsFile].map((file) => site.read(file))).toEqual(before);
    expect(site.has('facts/nightly/api/new.json')).toBe(false);
    expect(lists[0]?.lines).toEqual([]);
  });

  it('of a list says why in its place', async () => {
    const { lists } = await move({}, { facts: () => site.put(symbolsFile, '{') });
    expect(lists[0]?.title).toMatch(/could not be made$/);
    expect(lists[0]?.lines[0]).toMatch(/symbols\.json can't be read/);
    expect(lists[3]?.lines).not.toEqual([]);
  });
});

describe('what is asked', () => {
  it.each([{ platform: 'v1' }, { runsOn: '1.2' }])('must be versions: %j', (request) => {
    expect(() => moveSteps(site.folder, nightly, request, { facts: newFacts, npm: () => undefined })).toThrow(
      /is no version of the platform/,
    );
  });
});

describe('the facts of this site', () => {
  it('hold no commit: config/versions.ts does', () => {
    const text = readFileSync(join('facts/nightly/api', 'nautilus_trader.cache.cache.json'), 'utf8');
    expect(Object.keys(JSON.parse(text) as ModuleFacts)).not.toContain('commit');
    expect(text).not.toContain(nightly.sourceRef);
  });
});
