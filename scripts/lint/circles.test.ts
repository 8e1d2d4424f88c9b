import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { circles, roomOf } from './circles';

const files: Readonly<Record<string, string>> = {
  'plugins/a/node/one.ts': "import { b } from '../../b/two';",
  'plugins/b/two.ts': "export type { C } from '../c';",
  'plugins/c/index.ts': "import '../siteFiles';",
  'plugins/siteFiles.ts': "import { join } from 'node:path';",
};
const found = (more: Readonly<Record<string, string>> = {}) => {
  const all = { ...files, ...more };
  return circles(Object.keys(all), (path) => all[path] ?? '');
};

describe('rooms', () => {
  it('are plugins, top folders and single files', () => {
    const paths = ['plugins/a/node/one.ts', 'plugins/siteFiles.ts', 'config/versions.ts', 'sidebars.ts'];
    expect(paths.map(roomOf)).toEqual(['plugins/a', 'plugins', 'config', 'sidebars.ts']);
  });

  it('that import each other are named, with where they do', () => {
    expect(found()).toEqual([]);
    expect(found({ 'plugins/c/more.ts': "const a = () => import('../a/node/one');" })).toEqual([
      'plugins/a, plugins/b, plugins/c import each other:\n' +
        '  plugins/a/node/one.ts → plugins/b/two\n' +
        '  plugins/b/two.ts → plugins/c\n' +
        '  plugins/c/more.ts → plugins/a/node/one',
    ]);
  });

  it('of this project make no circle', () => {
    const listed = execFileSync(
      'git',
      ['ls-files', '-co', '--exclude-standard', '--', 'config', 'docusaurus', 'plugins', 'scripts', 'src'],
      { encoding: 'utf8' },
    );
    const code = listed.split('\n').filter((path) => /\.(?:ts|tsx|mjs)$/.test(path) && !/test/i.test(path));
    expect(circles(code)).toEqual([]);
  });
});
