import { describe, expect, it } from 'vitest';
import type { ReferenceRecord } from '../../reference/node/search';
import { pageRecords } from './records';

/** A page as the build writes it: minified, without optional end tags. */
function built(content: string, { head = '', crumbs = '' } = {}) {
  const html = `<!doctype html><html><head>${head}<body><nav>Shell</nav><main><article>${crumbs}<div class="theme-doc-markdown markdown">${content}</div><footer>Edit this page</footer></article></main>`;
  return {
    url: '/docs/latest/concepts/orders',
    path: 'concepts/orders',
    file: 'latest/concepts/orders.html',
    html,
  };
}

const crumbs =
  '<nav aria-label=Breadcrumbs><ul class=breadcrumbs><li><a href=/docs/><svg></svg></a><li><a><span>Concepts</span></a><li><span>Orders</span></ul></nav>';

describe('records of a page', () => {
  it('are its sections, each with its address, path, headings, text and code', () => {
    const records = pageRecords(
      built(
        `<header><h1>Orders</h1></header><p>Create <code>orders</code>
         here.</p><h2 id=types>Types<a class=hash-link href=#types>\u200b</a></h2>
         <table><thead><tr><th>Type<th>Use<tbody><tr><td><code>MARKET</code><td>now</table>
         <h3 id=stop-orders>Stop orders</h3><ul><li>one<li>two<ul><li>three</ul></ul>
         <div class=code><pre><code><span class=line>a = 1
</span><span class=line>b = 2</span></code></pre><button>Copy</button></div>
         <h2 id=next>Next</h2><p>End.`,
        { crumbs },
      ),
    );
    const shared = { path: ['Concepts', 'Orders'], page: 'Orders', kind: 'guide' };
    const url = '/docs/latest/concepts/orders';
    expect(records).toEqual([
      { ...shared, url, headings: [], text: 'Create orders here.', code: [] },
      { ...shared, url: `${url}#types`, headings: ['Types'], text: 'Type · Use\nMARKET · now', code: [] },
      {
        ...shared,
        url: `${url}#stop-orders`,
        headings: ['Types', 'Stop orders'],
        text: 'one\ntwo\nthree',
        code: ['a = 1\nb = 2'],
      },
      { ...shared, url: `${url}#next`, headings: ['Next'], text: 'End.', code: [] },
    ]);
  });

  it('leave out furniture', () => {
    const [record] = pageRecords(
      built(
        `<h1>Orders</h1><p><span class="theme-doc-version-badge x">latest</span><a>nightly</a></p>
         <p>Ran on 1.221.0<span>86,400 quotes</span></p><p class=code-note>Not run: needs a key</p><aside class=callout><p class=callout-title>Trap<p>Mind this.</aside>
         <div class="code code--titled"><div class=code-bar><span>a.py</span><button>Copy</button></div><pre><code>x</code></pre>
         <details class=code-output><summary><span class=code-label>Output</span><span class=code-show>show output</span></summary><pre><code>1</code></pre></details></div>
         <div data-search=off>secret</div><ul role=tablist><li>pip<li>uv</ul><div hidden>In a tab.</div>
         <p>Next: <a>execution</a>, <a>positions</a> and <a>more</a>.`,
      ),
    );
    expect(record).toMatchObject({ text: 'Mind this.\nIn a tab.', code: ['x'], outputs: ['1'] });
  });

  it('keep a sentence that begins like a line of links', () => {
    const [record] = pageRecords(
      built('<h1>Orders</h1><p>Next: build the <a>engine</a> and give it some data.'),
    );
    expect(record?.text).toBe('Next: build the engine and give it some data.');
  });

  it('of the reference come from its facts, behind the prose of their page', () => {
    const entry: ReferenceRecord = {
      ...{ anchor: 's.go', headings: ['Classes', 'S', 'go'], kind: 'method', home: 'S', isAside: false },
      ...{ lines: ['Sends it.', 'order'], code: ['go(order: Order)'] },
    };
    const section: ReferenceRecord = {
      ...entry,
      anchor: 'classes',
      headings: ['Classes'],
      kind: undefined,
      lines: [],
      code: [],
    };
    const page = {
      ...built('<h1>Trading</h1><p>Text.<div class=api data-search=off><h2 id=classes>Classes</h2>go</div>'),
      path: 'api_reference/trading',
    };
    const records = pageRecords(page, [section, entry]);
    expect(records.map(({ kind, headings, text, code }) => [kind, headings, text, code])).toEqual([
      ['module', [], 'Text.', []],
      ['module', ['Classes'], '', []],
      ['method', ['Classes', 'S', 'go'], 'Sends it.\norder', ['go(order: Order)']],
    ]);
    expect(records.map(({ entry: own }) => own)).toEqual([
      undefined,
      undefined,
      { home: 'S', isAside: false },
    ]);
    expect(records.at(-1)?.url).toBe('/docs/latest/concepts/orders#s.go');
  });

  it.each([
    ['getting_started', 'guide'],
    ['tutorials/fx', 'tutorial'],
    ['integrations/okx', 'venue'],
    ['developer_guide', 'developer'],
    ['api_reference/risk', 'module'],
    ['', 'guide'],
  ])('under %j are of kind %s', (path, kind) => {
    expect(pageRecords({ ...built('<h1>A</h1>'), path })[0]?.kind).toBe(kind);
  });

  it("have the sidebar's label as path where there are no breadcrumbs", () => {
    const page = built('<h1>A long title of the home page</h1>');
    const sidebar = '<a class="menu__link menu__link--active" aria-current=page>Home</a>';
    expect(pageRecords({ ...page, html: sidebar + page.html })[0]?.path).toEqual(['Home']);
    expect(pageRecords(page)[0]?.path).toEqual(['A long title of the home page']);
  });

  it('are none when the page asks not to be found', () => {
    expect(
      pageRecords(built('<h1>A</h1>', { head: '<meta name=robots content="noindex, nofollow">' })),
    ).toEqual([]);
  });

  it.each([
    ['<main><p>no article</main>', /^latest\/a\.html has no <article>/],
    ['<article><h2 id=a>A</h2></article>', /^latest\/a\.html has no <h1>/],
  ])('fail with the file for %s', (html, message) => {
    expect(() => pageRecords({ url: '/docs/latest/a', path: 'a', file: 'latest/a.html', html })).toThrow(
      message,
    );
  });
});
