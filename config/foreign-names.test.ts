import { expect, it } from 'vitest';
import { symbolsOf } from '../plugins/reference/node/facts/symbolTable';
import { foreignGroups, foreignNames } from './foreign-names';
import { versionNames } from './versions';

it.each(versionNames)('no foreign name is a symbol of %s', (version) => {
  const table = symbolsOf('.', version);
  expect([...foreignNames].filter((name) => table.fullNames(name).length)).toEqual([]);
});

it('each stands in one group', () => {
  expect(foreignNames.size).toBe(Object.values(foreignGroups).flat().length);
});
