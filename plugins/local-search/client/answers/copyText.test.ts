import { describe, expect, it } from 'vitest';
import { answerText } from './copyText';
import { quoteParts } from './quoteParts';

const origin = 'https://docs.example';
const source = { name: 'Orders › Modifying an order', url: '/docs/latest/concepts/orders#modify' };
const parts = (passage: Parameters<typeof quoteParts>[0]) =>
  quoteParts(passage)
    .map(({ text, marked }) => (marked ? `[${text}]` : text))
    .join('');

describe('quoteParts', () => {
  it('marks words, and says where code between two lines was left out', () => {
    const quote = 'Create an environment, e.g. so:\nIf it fails, list_all.';
    const at = (word: string) => ({ start: quote.indexOf(word), end: quote.indexOf(word) + word.length });
    const marks = [at('environment'), at('list_all')];
    expect(parts({ quote, isCode: false, gaps: [quote.indexOf('\n')], marks })).toBe(
      'Create an [environment], e.g. so:\n…\nIf it fails, [list_all].',
    );
  });

  it.each([
    [{ start: 2, end: 99 }],
    [
      { start: 0, end: 3 },
      { start: 1, end: 2 },
    ],
  ])('passes over offsets that don’t hold', (...marks) => {
    expect(parts({ quote: 'abcdef', isCode: false, marks }).replaceAll(/[[\]]/g, '')).toBe('abcdef');
  });
});

describe('answerText', () => {
  it('quotes each passage with the address of its section', () => {
    const passages = [
      { quote: 'It is <b>refused</b>.', isCode: false, source },
      { quote: 'f(**kwargs)\n\ng()', isCode: true, source },
    ];
    const reference = `${source.name}: ${origin}${source.url}`;
    expect(answerText({ passages, nearest: [] }, origin)).toBe(
      [
        'These pages say:',
        `> It is <b>refused</b>.\n>\n> ${reference}`,
        `> \`\`\`\n> f(**kwargs)\n>\n> g()\n> \`\`\`\n>\n> ${reference}`,
      ].join('\n\n'),
    );
  });

  it('gives what a model wrote as it stands, with the sections that it names', () => {
    const passages = [
      { quote: 'It is refused.', isCode: false, source },
      { quote: 'Else.', isCode: false, source: { name: 'Else', url: '/docs/latest/else' } },
    ];
    const written = { text: 'It is <b>refused</b> [1].', named: [1, 7] };
    expect(answerText({ passages, nearest: [], written }, origin)).toBe(
      `It is <b>refused</b> [1].\n\n[1] ${source.name}: ${origin}${source.url}`,
    );
    expect(answerText({ passages, nearest: [], written: { text: 'No.', named: [] } }, origin)).toBe('No.');
  });

  it('says when there is no answer', () => {
    expect(answerText({ passages: [], nearest: [] }, origin)).toMatch(
      /^These pages hold no answer to that\. Try other words/,
    );
    expect(answerText({ passages: [], nearest: [{ name: 'Orders', url: '/docs/latest/a' }] }, origin)).toBe(
      'These pages hold no answer to that. The nearest pages:\n\n- Orders: https://docs.example/docs/latest/a',
    );
  });
});
