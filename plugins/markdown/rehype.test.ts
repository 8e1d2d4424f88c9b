import { describe, expect, it } from 'vitest';
import { rehypeCallouts } from './rehypeCallouts';
import { rehypeCode } from './rehypeCode';
import { rehypeFrames } from './rehypeFrames';
import { rehypeHeadings } from './rehypeHeadings';
import { rehypeLinks } from './rehypeLinks';
import { node, processed, ran } from './testTree';
import { toHtml } from 'hast-util-to-html';

const fenced = (meta: string, code: string) => `\`\`\`${meta}\n${code}\n\`\`\`\n`;

describe('rehypeCode', () => {
  it('joins a block with the output behind it', () => {
    const html = processed(rehypeCode, `${fenced('python', 'print(1)')}\n${fenced('text output', '1')}`);
    expect(html.match(/<div class="code/g)).toHaveLength(1);
    expect(html).toContain('<details class="code-output" open>');
  });

  it('takes one output a block, and none across other text', () => {
    const across = processed(rehypeCode, `${fenced('python', 'x')}\nText.\n\n${fenced('text output', '1')}`);
    expect(across).not.toContain('<details');
    const twice = `${fenced('python', 'x')}\n${fenced('text output', '1')}\n${fenced('text output', '2')}`;
    expect(processed(rehypeCode, twice).match(/<details/g)).toHaveLength(1);
  });

  it('finds blocks inside lists and quotes', () => {
    expect(processed(rehypeCode, '- item\n\n  ```bash\n  ls\n  ```\n')).toContain('<div class="code">');
    expect(processed(rehypeCode, '> ```bash\n> ls\n> ```\n')).toContain('<div class="code">');
  });

  it('leaves inline code alone', () => {
    expect(processed(rehypeCode, 'a `b` c')).toBe('<p>a <code>b</code> c</p>');
  });

  it.each([
    ['an unknown language', 'pyhton', /unknown code language 'pyhton'/],
    ['an unknown word', 'python titel="x"', /unknown word 'titel="x"'/],
    ['bad lines', 'python {a}', /line range '\{a\}'/],
  ])('says file and line of %s', (_case, meta, message) => {
    const run = () => processed(rehypeCode, `One.\n\n${fenced(meta, 'x')}`);
    expect(run).toThrow(message);
    expect(run).toThrow(expect.objectContaining({ file: 'docs/page.md', line: 3 }));
  });
});

describe('rehypeCallouts', () => {
  const callout = (type: string, title?: string) =>
    node('admonition', { type, ...(title ? { title } : {}) }, [node('p', {}, ['Text'])]);

  it.each([
    ['note', 'Note'],
    ['trap', 'Trap'],
    ['known', 'Known'],
  ])('makes a %s an aside', (kind, word) => {
    expect(toHtml(ran(rehypeCallouts, [callout(kind)]))).toBe(
      `<aside class="callout callout--${kind}" aria-label="${word}"><p class="callout-title">${word}</p><p>Text</p></aside>`,
    );
  });

  it('shows the title that the writer gave', () => {
    expect(toHtml(ran(rehypeCallouts, [callout('known', 'Known in 1.221.0')]))).toContain(
      '>Known in 1.221.0</p>',
    );
    const element = node('admonition', { type: 'trap' }, [
      node('mdxAdmonitionTitle', {}, ['In ', node('code', {}, ['x'])]),
      node('p', {}, ['Text']),
    ]);
    expect(toHtml(ran(rehypeCallouts, [element]))).toContain(
      '<p class="callout-title">In <code>x</code></p><p>Text',
    );
  });

  it('refuses another kind, with the file', () => {
    const run = () => ran(rehypeCallouts, [callout('danger')]);
    expect(run).toThrow(/unknown callout ':::danger'; known: note, trap, known/);
    expect(run).toThrow(expect.objectContaining({ file: 'docs/page.md', line: 3 }));
  });
});

describe('rehypeFrames', () => {
  it('frame each table under the name of the heading above it', () => {
    const html = processed(rehypeFrames, '# One\n\n|a|\n|-|\n|1|\n\n## Two `x`\n\n|a|\n|-|\n|1|\n');
    const frame = (name: string) =>
      `<div class="table-frame" tabindex="0" role="group" aria-label="Table: ${name}"><table>`;
    expect(html).toContain(frame('One'));
    expect(html).toContain(frame('Two x'));
  });

  it('name a frame without a heading after the page', () => {
    expect(processed(rehypeFrames, '|a|\n|-|\n|1|\n')).toContain('aria-label="Table: this page"');
  });

  it('marks a table whose last column holds sentences', () => {
    const text = 'word '.repeat(13);
    const table = (...cells: string[]) => {
      const line = (all: readonly string[]) => `|${all.join('|')}|\n`;
      return processed(rehypeFrames, line(cells.map(() => 'h')) + line(cells.map(() => '-')) + line(cells));
    };
    expect(table('a', 'b', 'c', text)).toContain('class="table-frame table-frame--text"');
    expect(table('a', 'b', text)).toContain('class="table-frame"');
    expect(table('a', 'b', text, 'c')).toContain('class="table-frame"');
  });
});

describe('rehypeHeadings', () => {
  it('gives headings 2 to 6 with an id a link to themselves', () => {
    const made = toHtml(ran(rehypeHeadings, [node('h2', { id: 'a' }, ['A ', node('code', {}, ['b'])])]));
    expect(made).toMatch(
      /^<h2 id="a" class="anchor">A <code>b<\/code><a class="hash-link" href="#a" aria-label="Direct link to A b"/,
    );
  });

  it('leaves the page’s title and headings without an id alone', () => {
    const plain = [node('h1', { id: 'a' }, ['A']), node('h2', {}, ['B'])];
    expect(toHtml(ran(rehypeHeadings, plain))).toBe('<h1 id="a">A</h1><h2>B</h2>');
  });
});

describe('rehypeLinks', () => {
  it('opens other sites in a new tab and nothing else', () => {
    const html = processed(
      rehypeLinks,
      '[a](https://example.org) [b](http://x.org) [c](/docs/x) [d](#y) [e](mailto:a@b.c)',
    );
    expect(html.match(/target="_blank" rel="noopener noreferrer"/g)).toHaveLength(2);
    expect(html).toContain('<a href="/docs/x">c</a> <a href="#y">d</a> <a href="mailto:a@b.c">e</a>');
  });
});
