import { describe, expect, it } from 'vitest';
import { cacheClass, factSite, moduleFacts } from '../../testFacts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteDir } from '../../testFacts';
import { entryExample } from '../examples/read';
import { pageMarkdown } from '../markdown';
import { searchRecords } from '../search';
import { readPage } from '../view/page';
import { pageHtml } from './page';

const code = 'cache = Cache()\norder = cache.order(1)\nprint("<", order)\n';

function page(path: string, hash?: string) {
  const { key, example } = entryExample(path, code);
  const run = { hash: hash ?? example.hash, date: '2026-11-22', output: '< None & more' };
  const site = factSite(
    { latest: [moduleFacts([cacheClass])] },
    {
      'facts/descriptions/cache.json': { Cache: { line: 'Memory.', more: 'Of one node.' } },
      'facts/entry-examples.schema.json': readFileSync(
        join(siteDir, 'facts/entry-examples.schema.json'),
        'utf8',
      ),
      'facts/latest/entry-examples.json': { version: '1.221.0', entries: { [key]: run } },
      'facts/nightly/entry-examples.json': { version: '1.222.0', entries: {} },
      [`platform/entries/${path}`]: code,
    },
  );
  return readPage(site, 'latest', 'cache');
}

describe('the example of an entry', () => {
  it('stands below its description, coloured, with its output', () => {
    const html = pageHtml(page('cache/Cache.py'));
    expect(html).toMatch(/Of one node\.[^]*aria-label="Example of Cache"[^]*from nautilus_trader/);
    expect(html).toContain('<span class="c-string">"&lt;"</span>');
    expect(html).toContain('Ran on 1.221.0');
    expect(html).toContain('<code>&lt; None &amp; more</code>');
  });

  it('stands in a member too', () => {
    const html = pageHtml(page('cache/Cache.order.py'));
    expect(html).toMatch(/id="Cache\.order"[^]*aria-label="Example of Cache\.order"/);
  });

  it('shows no output of other code', () => {
    const html = pageHtml(page('cache/Cache.py', 'other'));
    expect(html).toContain('changed since it was last run');
    expect(html).not.toContain('None &amp; more');
  });

  it('stands in the Markdown copy, of a member inside its item', () => {
    const entry = pageMarkdown(page('cache/Cache.py'), 'https://example.org');
    expect(entry).toContain(
      `Example:\n\n\`\`\`python\n${code}\`\`\`\n\nOutput:\n\n\`\`\`text\n< None & more\n\`\`\``,
    );
    expect(entry.match(/Example:/g)).toHaveLength(1);
    const member = pageMarkdown(page('cache/Cache.order.py'), 'https://example.org');
    expect(member).toContain('\n  Example:\n\n  ```python\n  cache = Cache()\n');
  });

  it('is not searched', () => {
    expect(JSON.stringify(searchRecords(page('cache/Cache.py')))).not.toContain('None & more');
  });
});
