import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { documentedVersions } from '../../../../config/versions';
import { reasonAgainst, variantFor, type VenueNodes } from '../../shared/nodes';
import { nodeProblems } from './check';
import { readJobs } from './jobs';
import { modeChoice } from './modes';
import { nodePrograms } from './nodePrograms';
import { readNodeRuns } from './runs';

const root = join(import.meta.dirname, '../../../..');

describe.each(documentedVersions)('nodes of $name', ({ name, runsOn }) => {
  it('were all built, as they are now, on the package that the version runs on', () => {
    expect(nodeProblems(name, readJobs(root, name), readNodeRuns(root, name), runsOn)).toEqual([]);
  });

  it('are there for all that can be chosen, or say why not, and are few enough to look through', () => {
    for (const venue of nodePrograms(root, name)) {
      expect(venue.variants.length, venue.venue).toBeLessThanOrEqual(25);
      for (const values of combinations(venue)) {
        const isThere = variantFor(venue, values) !== undefined;
        const isExcluded = reasonAgainst(venue, values) !== undefined;
        expect(isThere, `${venue.venue} ${JSON.stringify(values)}`).toBe(!isExcluded);
      }
    }
  });

  it('hold no exclusion that excludes nothing', () => {
    for (const venue of nodePrograms(root, name)) {
      const all = combinations(venue);
      for (const { reason } of venue.excluded) {
        expect(
          all.some((values) => reasonAgainst(venue, values) === reason),
          reason,
        ).toBe(true);
      }
    }
  });

  it('load instruments from frozen sets alone: a list fails the build', () => {
    const programs = nodePrograms(root, name).flatMap(({ variants }) =>
      variants.map(({ program }) => program),
    );
    expect(programs.length).toBeGreaterThan(100);
    for (const program of programs) expect(program).not.toMatch(/load_ids=(?!frozenset\()/);
  });
});

function combinations({ choices }: VenueNodes): readonly Record<string, string>[] {
  let all: readonly Record<string, string>[] = [{}];
  for (const { id, options } of choices.length > 0 ? choices : [modeChoice]) {
    all = all.flatMap((values) => options.map((option) => ({ ...values, [id]: option.id })));
  }
  return all;
}
