// `npm run statements -- --seed 1 [--count 60] [--version latest] [FOLDER … | --entries PAGE …]`: draws statements of the guides,
// or entries of the reference, at random, for somebody who didn't write them to check against the platform.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { documentedVersions } from '../../config/versions';
import { draw } from './draw';
import { entriesOf } from './entries';
import { statementsOf } from './sentences';

const root = join(import.meta.dirname, '../..');
const guides = ['getting_started', 'concepts', 'tutorials'];

const { values, positionals } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '60' },
    version: { type: 'string' },
    entries: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const folders = positionals.length > 0 ? positionals : guides;
const all = documentedVersions
  .filter(({ name }) => !values.version || name === values.version)
  .flatMap(({ name }) =>
    values.entries ? entriesOf(root, name, positionals) : statementsOf(root, name, folders),
  );
const drawn = draw(all, Number(values.count), Number(values.seed));
console.log(`${drawn.length} of ${all.length} statements, seed ${values.seed}\n`);
for (const [index, { file, line, text }] of drawn.entries()) {
  console.log(`${index + 1}. ${file}:${line}\n   ${text}`);
}
