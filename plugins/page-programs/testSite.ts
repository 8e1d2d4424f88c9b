import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { blocksOf } from '../pages/blocks';
import { programsOf, type Example } from '../examples/node/programs';
import type { Site } from '../page-copies/node/site';
import { programCopies, type ProgramCopies } from './node/copies';
import { siteOfFiles } from './node/site';

const front = (title: string) => `---\ntitle: ${title}\n---\n\n`;

/**
 * For tests: a site in a folder of its own whose page `tutorials/first` of latest has the given text, and whose blocks
 * printed their own code.
 */
export function siteWith(text: string): Site {
  const siteDir = mkdtempSync(join(tmpdir(), 'programs-'));
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(siteDir, path)), { recursive: true });
    writeFileSync(join(siteDir, path), content);
  };
  write('versioned_docs/version-latest/tutorials/first.md', front('First Steps') + text);
  write('versioned_docs/version-latest/tutorials/index.md', `${front('Tutorials')}Text`);
  write('docs/tutorials/index.md', `${front('Tutorials')}\`\`\`python\n1\n\`\`\`\n`);
  for (const name of ['latest', 'nightly']) {
    write(`platform/examples/requirements-${name}.txt`, 'nautilus_trader==1.2.0\nnumpy==2.0\nplotly==6.0\n');
    write(`facts/${name}/examples.json`, JSON.stringify({ version: '1.2.0', pages: {} }));
  }
  write('platform/examples/requirements-notebooks.txt', 'nest-asyncio2==1.7.4\n');
  cpSync('facts/examples.schema.json', join(siteDir, 'facts/examples.schema.json'));
  const runs = examplesOf(text).map(({ block, hash }) => ({
    hash,
    outcome: 'ran',
    date: '2026-11-21',
    output: block.code,
  }));
  const records = { version: '1.2.0', pages: { 'tutorials/first': runs } };
  write('facts/latest/examples.json', JSON.stringify(records));
  return siteOfFiles({ siteDir, origin: 'https://a.example', baseUrl: '/docs/' });
}

function examplesOf(text: string): readonly Example[] {
  try {
    return programsOf(blocksOf(text, 'a.md')).programs.flatMap(({ examples }) => examples);
  } catch {
    return [];
  }
}

/** The files of that page; undefined when it offers none. */
export function copiesOf(text: string): ProgramCopies | undefined {
  const site = siteWith(text);
  const page = site.pageAt.get('/docs/latest/tutorials/first');
  return page && programCopies(page, site);
}
