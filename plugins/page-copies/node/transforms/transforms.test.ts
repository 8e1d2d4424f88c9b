import { describe, expect, it } from 'vitest';
import { blocksOf } from '../../../pages/blocks';
import { programsOf } from '../../../examples/node/programs';
import { convertPage } from '../convert';
import { bodyAt, bodyOf, testPage, testSite } from '../testSite';

const mdx = (source: string) => bodyOf(source, 'mdx');

describe('what a reader never sees', () => {
  it('imports and exports go', () => {
    expect(mdx("import Tabs from '@theme/Tabs';\n\nexport const a = 1;\n\nText")).toBe('Text\n');
  });

  it('comments go, with paragraphs that held nothing else', () => {
    expect(bodyOf('<!-- a\nb -->\n\nOne <!-- c --> two.\n\nEnd <!-- d -->\n\n`<!-- code -->`')).toBe(
      'One two.\n\nEnd\n\n`<!-- code -->`\n',
    );
    expect(mdx('{/* a */}\n\nOne {/* b */} two\\{}.')).toBe('One two{}.\n');
  });

  it("headings' ids go", () => {
    expect(bodyOf('## Order types {#order_types}')).toBe('## Order types\n');
    expect(mdx('## Order types {#types}')).toBe('## Order types\n');
  });

  it('an expression is an error with file and line', () => {
    expect(() => mdx('One\n\nTwo {1 + 1}')).toThrow(
      /^versioned_docs\/version-latest\/index\.mdx:3:5: the expression \{1 \+ 1\} has no Markdown form/,
    );
  });
});

describe('callouts', () => {
  it('become quotes with a bold title', () => {
    expect(bodyOf(':::note\n\nText.\n\n- a\n\n:::')).toBe('> **Note**\n>\n> Text.\n>\n> - a\n');
    expect(bodyOf(':::known[Known in 1.221.0]\nText.\n:::')).toBe('> **Known in 1.221.0**\n>\n> Text.\n');
    expect(bodyOf(':::trap[Mind `x`]\nText.\n:::')).toContain('> **Mind `x`**\n');
  });

  it('of an unknown kind are an error', () => {
    expect(() => bodyOf('\n:::tip\nText.\n:::')).toThrow(
      /orders\.md:2:1: unknown callout ':::tip'; known: note/,
    );
  });

  it('leave words behind a colon alone, and refuse other directives', () => {
    expect(bodyOf('venue:BINANCE and `a:b`')).toBe('venue:BINANCE and `a:b`\n');
    expect(() => bodyOf('a :b[c] d')).toThrow(/orders\.md:1:3: ':b' is read as a directive/);
    expect(() => bodyOf('::b')).toThrow(/orders\.md:1:1: ':b' is read as a directive/);
  });
});

describe('the program of a page', () => {
  const at = 'https://a.example/docs/latest/concepts/orders';
  const line = `The page's program: <${at}.py> · as a Jupyter notebook: <${at}.ipynb>\n\n`;
  const block = '```python\na\n```\n';

  it('is named below the head, where the blocks are one', () => {
    expect(bodyOf(`# Orders\n\nFirst.\n\n${block}`)).toBe(`${line}First.\n\n${block}`);
  });

  it('is not, where they are several or none run', () => {
    const several = `${block}\n\`\`\`python fresh\nb\n\`\`\`\n`;
    expect(bodyOf(several)).not.toContain(line);
    expect(bodyOf('```python skip="needs a key"\na\n```\n')).not.toContain(line);
  });
});

describe('fences', () => {
  it('keep language and title only', () => {
    expect(bodyOf('```bash title="run.sh" {1,3-5} fresh\na_b\n```')).toBe(
      '```bash title="run.sh"\na_b\n```\n',
    );
    expect(bodyOf('```text output\n1\n```')).toBe('```text\n1\n```\n');
  });

  it('with an unknown word are an error', () => {
    expect(() => bodyOf('One\n\n```python titel="a"\n```')).toThrow(/orders\.md:3:1: unknown word/);
  });
});

describe('Python blocks', () => {
  it('say why they can’t run', () => {
    expect(bodyOf('```python skip="needs a key"\na\n```')).toBe(
      '```python\na\n```\n\nNot run: needs a key\n',
    );
  });

  it('are followed by what they printed', () => {
    const source = '```python\na\n```\n\n```python\nb\n```\n';
    const [first, second] = programsOf(blocksOf(source, 'a.md')).examples;
    const run = { outcome: 'ran', date: '2026-11-21' };
    const runs = [
      { ...run, hash: first?.hash, output: '1\n```' },
      { ...run, hash: second?.hash, output: '' },
    ];
    const site = testSite({
      'facts/latest/examples.json': JSON.stringify({ version: '1.2.0', pages: { 'concepts/orders': runs } }),
    });
    expect(bodyAt('/docs/latest/concepts/orders', source, site)).toContain(
      [
        '```python\na\n```',
        'Ran on 1.2.0, 2026-11-21, and printed:',
        '````text\n1\n```\n````',
        '```python\nb\n```',
        'Ran on 1.2.0, 2026-11-21.',
      ].join('\n\n'),
    );
  });
});

describe('links', () => {
  const site = 'https://a.example/docs';
  it.each([
    ['index.md#x', `${site}/latest/concepts.md#x`],
    ['../index.mdx', `${site}/latest.md`],
    ['/concepts/hidden.md', `${site}/latest/concepts/hidden.md`],
    ['/docs/nightly/concepts/orders#x', `${site}/nightly/concepts/orders#x`],
    ['/latest', `${site}/latest`],
    ['hidden', `${site}/latest/concepts/hidden`],
    ['/img/a.svg', `${site}/img/a.svg`],
    ['pathname:///docs/llms.txt', `${site}/llms.txt`],
    ['#own', `${site}/latest/concepts/orders.md#own`],
    ['https://b.example/x.md', 'https://b.example/x.md'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
  ])('%s leads to %s', (from, to) => {
    expect(bodyOf(`[text](${from})`)).toBe(`[text](${to})\n`);
    expect(bodyOf(`[text][a]\n\n[a]: ${from}`)).toBe(`[text](${to})\n`);
  });

  it.each(['missing.md#x', '/docs/latest/missing', '../missing', '/nightly/concepts/gone'])(
    '%s, which leads nowhere, stays as written for Docusaurus to warn of',
    (url) => {
      expect(bodyOf(`See [text](${url}).`)).toBe(`See [text](${url}).\n`);
    },
  );
});

describe('images', () => {
  it('of static/ have their address, those beside the page their words', () => {
    expect(bodyOf('![a](/img/a.svg)')).toBe('![a](https://a.example/docs/img/a.svg)\n');
    expect(bodyOf('![A chart](./a.png)')).toBe('*Image: A chart*\n');
  });
});

describe('components', () => {
  it('Tabs become labels with what stands below them', () => {
    const tabs =
      '<Tabs groupId="os">\n  <TabItem value="a" label="Linux">\n\n  ```bash\n  ls\n  ```\n\n  </TabItem>\n' +
      '  <TabItem value="Windows">Use [this](concepts/orders.md).</TabItem>\n</Tabs>';
    expect(mdx(tabs)).toBe(
      '**Linux**\n\n```bash\nls\n```\n\n**Windows**\n\nUse [this](https://a.example/docs/latest/concepts/orders.md).\n',
    );
  });

  it('HTML elements in use have a form', () => {
    expect(mdx('<details>\n<summary>More</summary>\n\nPress <kbd>Esc</kbd>.\n</details>')).toBe(
      '**More**\n\nPress **Esc**.\n',
    );
  });

  it('an unknown one is an error with file and line that says where to register it', () => {
    expect(() => mdx('One\n\n- a\n\n  <Chart data="x" />')).toThrow(
      'versioned_docs/version-latest/index.mdx:5:3: the component <Chart> has no Markdown form. ' +
        'Register it in plugins/page-copies/node/components.ts.',
    );
    expect(() => mdx('<constructor />')).toThrow(/no Markdown form/);
  });

  it('the landing page keeps its listing, gives the result of its run and leads on', () => {
    const site = testSite();
    const page = testPage(site, '/docs/latest', '<Landing>\n\n```python\n1\n```\n\n</Landing>');
    const ids = [
      'getting_started/installation',
      'getting_started/index',
      'integrations/index',
      'api_reference/index',
    ];
    const pages = ids.map((id) => ({ ...page, page: id, address: `https://a.example/${id}` }));
    const copy = convertPage(page, { ...site, pages });
    expect(copy).toMatch(/```python\n1\n```\n\nRan on [^]*\| Time +\| Side [^]*\| BUY/);
    expect(copy).toContain('\n\n- [Install](https://a.example/getting_started/installation.md)\n- [');
  });

  it('what a form needs and lacks is an error too', () => {
    expect(() => mdx('<TabItem>a</TabItem>')).toThrow(/index\.mdx:1:1: <TabItem> has neither/);
    expect(() => mdx('<TabItem label={a}>a</TabItem>')).toThrow(
      /attribute label of <TabItem> is an expression/,
    );
    expect(() => mdx('\n<Landing />')).toThrow(
      /index\.mdx:2:1: <Landing> links to 'getting_started\/installation', a page that latest lacks/,
    );
  });
});
