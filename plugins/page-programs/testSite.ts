import { readFileSync } from 'node:fs';
import { blocksOf } from '../pages/blocks';
import { programsOf, type Example } from '../examples/node/programs';
import { readSite, type Site } from '../pages/site';
import { folderWith } from '../testFolder';
import { programCopies, type ProgramCopies } from './node/copies';

const front = (title: string) => `---\ntitle: ${title}\n---\n\n`;

/**
 * For tests: a site in a folder of its own whose page `tutorials/first` of latest has the given text, and whose blocks
 * printed their own code.
 */
export function siteWith(text: string): Site {
  const runs = examplesOf(text).map(({ block, hash }) => ({
    hash,
    outcome: 'ran',
    date: '2026-11-21',
    output: block.code,
  }));
  const requirements = 'nautilus_trader==1.2.0\nnumpy==2.0\nplotly==6.0\n';
  const records = (pages: object) => JSON.stringify({ version: '1.2.0', pages });
  const siteDir = folderWith({
    'versioned_docs/version-latest/tutorials/first.md': front('First Steps') + text,
    'versioned_docs/version-latest/tutorials/index.md': `${front('Tutorials')}Text`,
    'docs/tutorials/index.md': `${front('Tutorials')}\`\`\`python\n1\n\`\`\`\n`,
    'platform/examples/requirements-latest.txt': requirements,
    'platform/examples/requirements-nightly.txt': requirements,
    'platform/examples/requirements-notebooks.txt': 'nest-asyncio2==1.7.4\n',
    'facts/examples.schema.json': readFileSync('facts/examples.schema.json', 'utf8'),
    'facts/latest/examples.json': records({ 'tutorials/first': runs }),
    'facts/nightly/examples.json': records({}),
  });
  return readSite(siteDir, 'https://a.example');
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
