import { marked, Renderer } from 'marked';
import { describe, expect, it } from 'vitest';
import { words } from '../../shared/tokenizer';
import type { Passage } from '../../shared/types';
import { testRecord } from '../testRecords';
import { answerMarkdown } from './answer';
import { fixture } from './fixture';
import { cutUnits } from './units';

const origin = 'https://docs.example';
const record = testRecord('concepts/orders#modify', 'Orders', { headings: ['Modifying an order'] });
const passage = (quote: string, isCode = false, of = record): Passage => ({
  record: of,
  score: 1,
  quote,
  isCode,
});

/** As the modal shows an answer. */
const rendered = (markdown: string) =>
  marked.parse(markdown, { gfm: true, breaks: true, renderer: modalRenderer(), async: false });

/** As the modal gathers an answer's sources: names and addresses. */
function sources(markdown: string): (string | undefined)[][] {
  const text = markdown.replaceAll(/```[\s\S]*?```/g, '').replaceAll(/`[^`]*`/g, '');
  const links = [...text.matchAll(/\[([^\]]*)\]\(([^)]+)\)/g)].map(([, name, address]) => [name, address]);
  const bare = [...text.matchAll(/(?<!\]\()https?:\/\/[^\s<>"{}|\\^`[\]]+/g)].map(([address]) => [
    undefined,
    address,
  ]);
  return [...links, ...bare];
}

const hostile = [
  '<img src=x onerror=alert(1)>',
  '</blockquote><script>alert(1)</script>',
  '[x](javascript:alert(1)) and [y]: https://evil.example',
  '![x](https://evil.example/x.png)',
  '`code` and ``more`` and an odd ` one',
  '**bold** *it* __init__ _x_ on_order_* ~~gone~~',
  '# title',
  '> quote',
  '- item',
  '1. first',
  '2) second',
  'title\n===',
  'a | b\n--- | ---\n1 | 2',
  'see https://evil.example/x?a=b, www.evil.example and me@evil.example',
  'list[Bar], dict[str, list[Bar]](x) and a lone [',
  '&amp; &lt;b&gt; &#60; &copy;',
  'back\\slash \\[x\\] \\',
  'one\r# two\u2028- three',
  '~~~\nfence',
  '    indented',
  'Price ≥ 1 · 注文 · 😀 · x < 5 && y > 3',
  '[ ] task',
  '---',
];

describe('answerMarkdown', () => {
  it('has an opening, a quotation for each passage and a link to each section', () => {
    expect(answerMarkdown([passage('It is refused.'), passage('modify(x)', true)], { origin })).toBe(
      [
        'These pages say:',
        '> It is refused.\n> \n> [Orders › Modifying an order](https://docs.example/docs/latest/concepts/orders#modify)',
        '> ```\n> modify(x)\n> ```\n> \n> [Orders › Modifying an order](https://docs.example/docs/latest/concepts/orders#modify)',
      ].join('\n\n'),
    );
  });

  it.each(hostile)('shows %j literally', (quote) => {
    const markdown = answerMarkdown([passage(quote)], { origin });
    const html = rendered(markdown);
    expect(quoteIn(html)).toBe(shownLines(quote));
    expect(
      html.match(/<(?!\/)[a-z]+\d?/g)?.filter((tag) => !['<p', '<blockquote', '<br', '<a'].includes(tag)),
    ).toEqual([]);
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(sources(markdown)).toEqual([['Orders › Modifying an order', `${origin}${record.url}`]]);
  });

  it('marks words, and says where code between two lines was left out', () => {
    const quote = 'Create an environment_x, e.g. so:\nIf *it* fails, list_all.';
    const at = (word: string) => ({ start: quote.indexOf(word), end: quote.indexOf(word) + word.length });
    const markdown = answerMarkdown(
      [{ ...passage(quote), gaps: [quote.indexOf('\n')], marks: [at('environment_x'), at('list_all')] }],
      { origin },
    );
    expect(quoteIn(rendered(markdown))).toBe(
      'Create an <strong>environment_x</strong>, e.g. so:\n…\nIf *it* fails, <strong>list_all</strong>.',
    );
  });

  it.each(hostile)('shows %j literally, whatever is marked', (quote) => {
    const marks = words(quote).map(({ start, end }) => ({ start, end }));
    const html = rendered(answerMarkdown([{ ...passage(quote), marks }], { origin }));
    expect(quoteIn(html.replaceAll(/<\/?strong>/g, ''))).toBe(shownLines(quote));
    expect(html.match(/<a /g)).toHaveLength(1);
  });

  it('shows all text of real pages literally', () => {
    for (const { text } of fixture) {
      for (const unit of cutUnits(text)) {
        expect(quoteIn(rendered(answerMarkdown([passage(unit.text)], { origin })))).toBe(
          shownLines(unit.text),
        );
      }
    }
  });

  it('shows code as it stands', () => {
    const samples = [
      ...hostile,
      ...fixture.flatMap(({ code }) => code),
      'def f():\n\n    return """```"""\n',
      '````',
    ];
    for (const code of samples) {
      const html = rendered(answerMarkdown([passage(code, true)], { origin }));
      const shown = /<code[^>]*>([\s\S]*?)<\/code>/.exec(html)?.[1] ?? '';
      expect(unescaped(shown).trimEnd()).toBe(code.replaceAll(/\r|\u2028/g, '\n').trimEnd());
      expect(html.match(/<a /g)).toHaveLength(1);
    }
  });

  it.each([
    ['https://evil.example/', undefined],
    ['//evil.example/', undefined],
    ['javascript:alert(1)', undefined],
    ['/docs/latest/a#b(c)', 'https://docs.example/docs/latest/a#b%28c%29'],
    ['/docs/latest/a b\n<c>', 'https://docs.example/docs/latest/a%20b%3Cc%3E'],
  ])('links %s to %s', (url, address) => {
    const markdown = answerMarkdown([passage('Words.', false, { ...record, url })], { origin });
    expect(sources(markdown).map(([, found]) => found)).toEqual(address ? [address] : []);
  });

  it.each(['list[Bar]', '`x` <b>', 'a_b_ *c*', 'Price › x', '__init__'])('names a link %s', (heading) => {
    const html = rendered(
      answerMarkdown([passage('Words.', false, { ...record, headings: [heading] })], { origin }),
    );
    expect(unescaped(/<a [^>]*>(.*?)<\/a>/.exec(html)?.[1] ?? '')).toBe(
      `Orders › ${heading.replaceAll('`', '')}`,
    );
  });

  it('names entries of the reference by their own name', () => {
    const entry = { ...record, kind: 'method' as const, headings: ['Classes', 'Strategy', 'modify_order'] };
    expect(answerMarkdown([passage('Words.', false, entry)], { origin })).toContain(
      '[API › Strategy.modify_order](',
    );
  });

  it('says when there is no answer', () => {
    expect(answerMarkdown([], { origin })).toMatch(/^These pages hold no answer to that\. Try other words/);
    expect(answerMarkdown([], { origin, nearest: [record, record] })).toBe(
      'These pages hold no answer to that. The nearest pages:\n\n- [Orders](https://docs.example/docs/latest/concepts/orders)',
    );
  });
});

/** What the modal's own renderer makes of links; DocSearch shows their name as it stands. */
function modalRenderer(): Renderer {
  const renderer = new Renderer();
  renderer.link = ({ href, text }) =>
    `<a href="${href}">${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</a>`;
  return renderer;
}

function quoteIn(html: string): string {
  const quote = /<blockquote>\s*<p>([\s\S]*?)<\/p>\s*<p><a /.exec(html)?.[1] ?? `no quote in: ${html}`;
  return unescaped(quote.replaceAll(/<br\s*\/?>/g, '\n')).trim();
}

function shownLines(quote: string): string {
  return quote
    .split(/\r|\n|\u2028/)
    .map((line) => line.trim())
    .join('\n')
    .trim();
}

function unescaped(html: string): string {
  const signs: Readonly<Record<string, string>> = {
    lt: '<',
    gt: '>',
    quot: '"',
    '#39': "'",
    '#96': '`',
    '#91': '[',
    amp: '&',
  };
  return html.replaceAll(/&(lt|gt|quot|amp|#39|#96|#91);/g, (_all, name: string) => signs[name] ?? '');
}
