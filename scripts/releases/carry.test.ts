import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readClaims } from '../../plugins/claims/node/claims';
import { diagramHash, drawingFile } from '../../plugins/diagrams/node/drawings';
import { claimsAfterCut } from './carry/claims';
import { correctionsAfterCut } from './carry/corrections';
import { descriptionsAfterCut } from './carry/descriptions';
import { diagramsAfterCut } from './carry/diagrams';
import { planAfterCut } from './carry/plan';
import { jsonText } from './jsonText';
import { factFiles, factPage, testSite } from './testSite';

describe('the plan of the reference after a cut', () => {
  it('gives both versions what nightly had, and drops what latest alone had', () => {
    const before = `# head
internal = ["x"]

[pages."a"]
modules = ["a"]
latest = ["a.old"]
nightly = ["a.new"]

[pages."b"]
modules = [
  "b",
]
added = ["b.more"]
nightly = [
  "b.new",
]
rust_latest = ["Old"]
rust_nightly = ["New"]
`;
    expect(planAfterCut(before)).toBe(`# head
internal = ["x"]

[pages."a"]
modules = ["a"]
added = ["a.new"]

[pages."b"]
modules = [
  "b",
]
added = ["b.more", "b.new"]
rust = ["New"]
`);
  });

  it('is as it was where no version has anything of its own', () => {
    const once = planAfterCut(readFileSync('platform/extract/pages.toml', 'utf8'));
    expect(once).not.toMatch(/^(?:latest|nightly|rust_latest|rust_nightly) =/m);
    expect(planAfterCut(once)).toBe(once);
  });
});

describe('descriptions after a cut', () => {
  const file = `facts/descriptions/${factPage}.json`;
  const site = testSite([...factFiles(), file]);
  site.edit(file, (said: Record<string, unknown>) => {
    said['Cache'] = { latest: 'As it was.', nightly: 'As it is.', more: 'And more.' };
    said['Cache.orders'] = { line: 'All.', latest: { more: 'Once.' }, nightly: { more: 'Now.' } };
    said['Cache.order'] = { line: 'One order.', latest: 'Not so.', parameters: { gone: 'Gone.' } };
    said['Cache.no_such_member'] = 'Of the old release.';
    said['Cache.position'] = {
      line: 'One position.',
      raises: { KeyError: 'it is unknown' },
      others: { OSError: 'The caller gets none.' },
      latest: { raises: { TypeError: 'it is None' } },
      nightly: { raises: { ValueError: 'it is empty' } },
    };
  });
  site.put('facts/descriptions/complete.json', '["Cache", "NoSuchClass"]');

  it('are in nightly’s words, and tell nothing of what is no more', () => {
    const { trees, gone } = descriptionsAfterCut(site.folder);
    const tree = trees.get('facts/descriptions');
    const said = JSON.parse(String(tree?.get(`${factPage}.json`))) as Record<string, unknown>;
    expect(said).toMatchObject({
      Cache: { line: 'As it is.', more: 'And more.' },
      'Cache.orders': { line: 'All.', more: 'Now.' },
      'Cache.order': 'One order.',
    });
    expect(said['Cache.position']).toEqual({
      line: 'One position.',
      raises: { KeyError: 'it is unknown', ValueError: 'it is empty' },
      others: { OSError: 'The caller gets none.' },
    });
    expect(JSON.stringify(said)).not.toMatch(/"latest"|"nightly"|no_such_member/);
    expect(gone).toEqual([
      `${file}: Cache.order(gone)`,
      `${file}: Cache.no_such_member`,
      'facts/descriptions/complete.json: NoSuchClass',
    ]);
    expect(String(tree?.get('complete.json'))).toBe('[\n  "Cache"\n]\n');
  });
});

describe('corrections after a cut', () => {
  it('hold for both or for none', () => {
    const site = testSite();
    const place = (name: string, versions?: string[]) => ({ place: name, ...(versions ? { versions } : {}) });
    site.put('facts/corrections/latest.json', '{"old": 1}');
    site.put('facts/corrections/nightly.json', '{"new": 1}');
    const types = [place('a'), place('b', ['latest']), place('c', ['nightly'])];
    site.put('facts/corrections/types.json', JSON.stringify(types));
    const tree = correctionsAfterCut(site.folder).trees.get('facts/corrections');
    expect(String(tree?.get('latest.json'))).toBe('{"new": 1}');
    expect(JSON.parse(String(tree?.get('types.json')))).toEqual([place('a'), place('c')]);
  });

  it.each(['types', 'unwritten', 'values', 'imports', 'latest', 'nightly'])(
    'keep the form of %s.json',
    (name) => {
      const text = readFileSync(`facts/corrections/${name}.json`, 'utf8');
      const changed = (line: string) => line.trim() !== '';
      const lines = (whole: string) => whole.split('\n').filter(changed).length;
      expect(JSON.parse(jsonText(JSON.parse(text)))).toEqual(JSON.parse(text));
      expect(lines(jsonText(JSON.parse(text)))).toBe(lines(text));
    },
  );
});

describe('diagrams after a cut', () => {
  it('are those of nightly', () => {
    const site = testSite();
    const flow = 'flowchart LR\n  a --> b';
    site.put('docs/a.md', `\`\`\`mermaid\n${flow}\n\`\`\`\n`);
    const [kept, old] = [diagramHash(flow), '0'.repeat(16)];
    for (const hash of [kept, old]) site.put(drawingFile(hash), '<svg/>');
    const { trees, gone } = diagramsAfterCut(site.folder);
    expect([...(trees.get('facts/diagrams')?.keys() ?? [])]).toEqual([`${kept}.svg`]);
    expect(gone).toEqual([drawingFile(old)]);
  });
});

describe('claims after a cut', () => {
  it('of nightly alone hold for both, their runs with them; those of the old release go', () => {
    const site = testSite(['platform/claims/kit']);
    const claim = (head: string) => `"""A rule that is long enough to be one."""\n\n${head}assert True\n`;
    site.put('platform/claims/orders/new.py', claim('# only: nightly — new\n\n'));
    site.put('platform/claims/orders/old.py', claim('# only: latest — mended\n'));
    site.put('platform/claims/orders/unnamed.py', claim(''));
    site.put('versioned_docs/version-latest/a.md', 'So.:proved[orders/unnamed]\n');
    site.put('platform/claims/orders/both.py', claim(''));
    site.put('docs/a.md', 'So.:proved[orders/new] And so.:proved[orders/both]\n');
    const versions = ['latest', 'nightly'];
    const hash = readClaims(site.folder, versions).get('orders/new')?.hash;
    site.put(
      'facts/nightly/claims.json',
      JSON.stringify({ version: '1', claims: { 'orders/new': { hash } } }),
    );
    const after = claimsAfterCut(site.folder);
    expect(after.joined).toEqual(['platform/claims/orders/new.py']);
    expect(after.gone).toEqual(['platform/claims/orders/old.py', 'platform/claims/orders/unnamed.py']);
    const programs = after.trees.get('platform/claims') ?? new Map<string, Uint8Array>();
    expect([...programs.keys()]).toContain('orders/both.py');
    expect([...programs.keys()]).not.toContain('orders/old.py');
    site.put('platform/claims/orders/new.py', String(programs.get('orders/new.py')));
    const young = readClaims(site.folder, versions).get('orders/new');
    expect(young?.only).toBeUndefined();
    const records = String(after.trees.get('facts/nightly/claims.json')?.get(''));
    expect(records).toContain(`"${young?.hash ?? 'none'}"`);
  });
});
