import { afterEach, describe, expect, it } from 'vitest';
import { hintsFor, reasonAgainst, variantFor } from '../../shared/nodes';
import { nodeProblems } from './check';
import type { NodeFacts } from './facts';
import { readJobs } from './jobs';
import { nodePrograms } from './nodePrograms';
import { moonFacts, testSite } from './testSite';

let site: ReturnType<typeof testSite>;
const made = (facts: unknown = moonFacts) => (site = testSite(facts)).folder;
const changed = (part: Partial<NodeFacts> | Record<string, unknown>) => () =>
  readJobs(made({ ...moonFacts, ...part }), 'latest');
afterEach(() => site.remove());

describe('programs of a venue', () => {
  it('there is one for each choice, or the reason why not', () => {
    const [moon] = nodePrograms(made(), 'latest');
    if (!moon) throw new Error('no venue');
    expect(moon.variants.map(({ id }) => id)).toEqual([
      'MOON/live/LIVE',
      'MOON/live/TESTNET',
      'MOON/sandbox/LIVE',
      'MOON/data/LIVE',
      'MOON/data/TESTNET',
    ]);
    const excluded = { mode: 'sandbox', environment: 'TESTNET' };
    expect(variantFor(moon, excluded)).toBeUndefined();
    expect(reasonAgainst(moon, excluded)).toBe('Its prices are made up.');
    const live = { mode: 'live', environment: 'LIVE' };
    expect(variantFor(moon, live)?.id).toBe('MOON/live/LIVE');
    expect(reasonAgainst(moon, live)).toBeUndefined();
    expect(hintsFor(moon, live)).toEqual(['The moon must be above the horizon.']);
    expect(hintsFor(moon, { ...live, mode: 'data' })).toEqual([]);
  });

  it('say where they ran when this very program was built there', () => {
    const folder = made();
    const [first, second, third] = readJobs(folder, 'latest').flatMap(({ jobs }) => jobs);
    if (!first || !second || !third) throw new Error('no jobs');
    site.put('node-runs', {
      version: '1.0.0',
      runs: {
        [first.id]: { hash: first.hash, date: '2026-11-22' },
        [second.id]: { hash: 'of another', date: '2026-11-22' },
        [third.id]: { hash: third.hash, date: '2026-11-22', error: 'ValueError: no' },
      },
    });
    const ran = nodePrograms(folder, 'latest')[0]?.variants.map((variant) => variant.ran);
    expect(ran?.slice(0, 3)).toEqual([{ on: '1.0.0', date: '2026-11-22' }, undefined, undefined]);
  });

  it('hold no choice where nothing can be had', () => {
    const none = { ...moonFacts, excluded: [{ when: {}, reason: 'It is on the other side.' }] };
    expect(nodePrograms(made(none), 'latest')[0]).toMatchObject({ choices: [], variants: [] });
  });
});

describe('facts of nodes fail with their file', () => {
  it('for a condition on what nobody can choose', () => {
    const when = (condition: object) =>
      changed({ excluded: [{ when: condition, reason: 'It is on the other side.' }] });
    expect(when({ environment: ['DEMO'] })).toThrow(
      /latest\/nodes.json: MOON .* 'environment: DEMO'.* none of its options/,
    );
    expect(when({ colour: ['RED'] })).toThrow(/'colour: RED', which none of its choices is/);
  });

  it('for what the schema refuses', () => {
    expect(changed({ hints: [{ text: 'no sentence' }] })).toThrow(
      /latest\/nodes.json is not as its schema says/,
    );
    expect(changed({ part: [] })).toThrow(/unknown property 'part'/);
  });

  it('for a variable, a venue or a name that venues.json has not', () => {
    expect(changed({ parts: [{ variables: { SUN_KEY: 'a' } }] })).toThrow(/MOON names the variable SUN_KEY/);
    expect(changed({ id: 'SUN' })).toThrow(
      /its venues must be those of venues.json, in the order of their names: MOON/,
    );
    expect(changed({ parts: [{ both: { kind: 'MoonKind.FULL' } }] })).toThrow(
      /MOON\/live\/LIVE: no module is known that has 'MoonKind'/,
    );
  });
});

describe('kept runs', () => {
  const problems = (runs: object, version = '1.0.0') =>
    nodeProblems(
      'latest',
      readJobs(
        made({
          ...moonFacts,
          excluded: [{ when: { mode: ['sandbox', 'data'] }, reason: 'It is dark there.' }],
        }),
        'latest',
      ),
      { version, runs: runs as never },
      '1.0.0',
    );
  const good = () =>
    Object.fromEntries(
      readJobs(site.folder, 'latest').flatMap(({ jobs }) =>
        jobs.map(({ id, hash }) => [id, { hash, date: '2026-11-22' }]),
      ),
    );

  it('prove every program', () => {
    problems({});
    const runs = good();
    site.remove();
    expect(problems(runs)).toEqual([]);
  });

  it('fail where a program never ran, ran on another package, changed, or could not be built', () => {
    expect(problems({})[0]).toBe(
      'facts/latest/node-runs.json: the node MOON/live/LIVE was never built: npm run venues -- --changed',
    );
    const runs = good();
    site.remove();
    expect(problems(runs, '0.9.0')).toHaveLength(2);
    site.remove();
    expect(problems({ ...runs, 'MOON/live/LIVE': { hash: 'h', date: '2026-11-22' } })).toEqual([
      expect.stringContaining('the program of MOON/live/LIVE changed since its node was built'),
    ]);
    site.remove();
    const failed = { ...runs['MOON/live/LIVE'], error: 'ValueError: no' };
    expect(problems({ ...runs, 'MOON/live/LIVE': failed })).toEqual([
      expect.stringContaining("the node MOON/live/LIVE can't be built: ValueError: no"),
    ]);
    site.remove();
    expect(problems({ ...runs, 'MOON/live/MARS': { hash: 'h', date: '2026-11-22' } })).toEqual([
      expect.stringContaining('there is no variant MOON/live/MARS any more'),
    ]);
  });
});
