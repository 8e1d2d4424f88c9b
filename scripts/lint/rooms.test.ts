import { join } from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const eslint = new ESLint({
  cwd: root,
  // The files don't exist, so there are no types to know; the rooms are the project's own configuration.
  overrideConfig: [tseslint.configs.disableTypeChecked],
});

/** What the house rule says to a file that holds one import of `specifier`. */
async function complaints(file: string, line: string): Promise<string[]> {
  const [result] = await eslint.lintText(`${line}\n`, { filePath: join(root, file) });
  return (result?.messages ?? [])
    .filter(({ ruleId, fatal }) => fatal || ruleId === 'rooms/halves')
    .map(({ message }) => message);
}

// Loading ESLint's plugins takes seconds.
beforeAll(() => complaints('src/lib/a.ts', ''), 60_000);

const named = (specifier: string) => `import { a } from '${specifier}'; a();`;

describe('browser code', () => {
  it.each([
    ['src/lib/a.ts', '../../config/versions'],
    ['src/lib/a.ts', '../../config/sites'],
    ['src/lib/a.ts', '@site/config/versions'],
    ['src/a.ts', '../plugins/versions/developed'],
    ['src/theme/DocItem/Layout/index.tsx', '../../../../scripts/lib/run'],
    ['src/theme/DocItem/index.tsx', '@site/plugins/search/shared/tokens'],
    ['src/lib/a.ts', '../../sidebars'],
    ['src/lib/a.ts', 'node:fs'],
    ['src/lib/a.ts', 'path'],
    ['plugins/search/client/worker.ts', '../node/records'],
    ['plugins/search/client/deep/worker.ts', '../../index'],
    ['plugins/search/theme/SearchBar/index.tsx', '../../../examples/shared/a'],
    ['plugins/search/client/worker.ts', '../../../config/search'],
    ['plugins/search/client/worker.ts', 'node:path'],
  ])('%s may not import %s', async (file, specifier) => {
    expect(await complaints(file, named(specifier))).toEqual([expect.stringMatching(/reader's browser/)]);
  });

  it.each([
    ['src/lib/a.ts', '../components/Landing'],
    ['src/theme/a.ts', './config/colours'],
    ['src/theme/DocItem/Layout/index.tsx', '../../plugins/parts'],
    ['src/theme/a.ts', '@theme/Layout'],
    ['src/lib/a.ts', '@site/src/lib/b'],
    ['plugins/search/client/worker.ts', '../shared/tokens'],
    ['plugins/search/client/deep/worker.ts', '../../shared/tokens'],
    ['plugins/search/client/deep/worker.ts', '../other'],
    ['plugins/search/client/worker.ts', '@site/src/lib/a'],
    ['src/lib/a.ts', '@site/config/site'],
    ['src/lib/a.ts', '../../config/sections'],
    ['plugins/search/client/worker.ts', '../../../config/sections'],
  ])('%s may import %s', async (file, specifier) => {
    expect(await complaints(file, named(specifier))).toEqual([]);
  });
});

describe('Node code', () => {
  it.each([
    ['config/navbar.ts', '../src/lib/a'],
    ['config/navbar.ts', '@theme/Layout'],
    ['docusaurus.config.ts', './src/lib/a'],
    ['plugins/shell/index.ts', '../../src/client/navigation'],
    ['plugins/shell/index.ts', '@site/src/client/navigation'],
    ['plugins/search/index.ts', './client/worker'],
    ['plugins/search/build/records.ts', '../client/worker'],
    ['plugins/search/index.ts', '../examples/theme/Badge'],
    ['scripts/lib/a.ts', '../../src/lib/a'],
    ['tests/reading.spec.ts', '../src/lib/a'],
  ])('%s may not import %s', async (file, specifier) => {
    expect(await complaints(file, named(specifier))).toEqual([expect.stringMatching(/runs on Node/)]);
  });

  it.each([
    ['tests/reading.spec.ts', '../config/versions'],
    ['plugins/search/build/records.ts', '../shared/tokens'],
    ['plugins/shell/index.ts', '../../config/settings'],
    ['plugins/shell/index.ts', 'node:fs'],
    ['scripts/release.ts', '../scripts/releases/cut'],
  ])('%s may import %s', async (file, specifier) => {
    expect(await complaints(file, named(specifier))).toEqual([]);
  });
});

describe("a plugin's shared/", () => {
  it.each(['node:fs', '@theme/Layout', '../index', '../client/worker', '../../../config/search'])(
    'may not import %s',
    async (specifier) => {
      const found = await complaints('plugins/search/shared/tokens.ts', named(specifier));
      expect(found).toEqual([expect.stringMatching(/serves Node and browser alike/)]);
    },
  );

  it.each(['./stem', '../../../config/sections'])('may import %s', async (specifier) => {
    expect(await complaints('plugins/search/shared/tokens.ts', named(specifier))).toEqual([]);
  });
});

describe('every way of importing', () => {
  it.each([
    "export { a } from '../../config/versions';",
    "import type { A } from '../../config/versions'; export type B = A;",
    "export const a = () => import('../../config/versions');",
  ])('%s', async (line) => {
    expect(await complaints('src/lib/a.ts', line)).toHaveLength(1);
  });
});
