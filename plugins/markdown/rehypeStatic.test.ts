import type { Root } from 'hast';
import { describe, expect, it } from 'vitest';
import { rehypeStatic } from './rehypeStatic';
import { node, ran } from './testTree';

interface Joined {
  name?: string;
  tagName?: string;
  attributes?: { value: string }[];
  children: Joined[];
}

const joined = (children: Root['children']) => ran(rehypeStatic, children).children as unknown as Joined[];
const html = (part: Joined | undefined) => part?.attributes?.[0]?.value;
const component = (name: string, children: unknown[]) =>
  ({ type: 'mdxJsxFlowElement', name, attributes: [], children }) as unknown as Root['children'][number];

describe('rehypeStatic', () => {
  it('joins neighbours into one string', () => {
    const parts = joined([node('h2', {}, ['A']), { type: 'text', value: '\n' }, node('p', {}, ['B & <c>'])]);
    expect(parts.map(({ name }) => name)).toEqual(['StaticHtml']);
    expect(html(parts[0])).toBe('<h2>A</h2>\n<p>B &#x26; &#x3C;c></p>');
  });

  it.each(['head', 'img'])('leaves %s to React, with what holds it', (name) => {
    const parts = joined([node('p', {}, ['A']), node('div', {}, [node(name, {}, [])]), node('p', {}, ['B'])]);
    expect(parts.map((part) => part.name ?? part.tagName)).toEqual(['StaticHtml', 'div', 'StaticHtml']);
  });

  it('joins what stands inside a component', () => {
    const [tabs] = joined([
      component('Tabs', [component('TabItem', [node('p', {}, ['A']), node('p', {}, ['B'])])]),
    ]);
    const item = tabs?.children[0];
    expect(item?.children.map(({ name }) => name)).toEqual(['StaticHtml']);
    expect(html(item?.children[0])).toBe('<p>A</p><p>B</p>');
  });

  it('leaves a paragraph with an expression or a component in it to React', () => {
    const inline = { type: 'mdxTextExpression', value: 'x' } as never;
    expect(joined([node('p', {}, [inline])]).map(({ tagName }) => tagName)).toEqual(['p']);
  });

  it('makes nothing of white space', () => {
    expect(joined([{ type: 'text', value: ' \n ' }])).toEqual([]);
  });

  it('writes attributes in double quotes, as the link check reads them', () => {
    expect(html(joined([node('a', { href: '/a"b' }, ['x'])])[0])).toBe('<a href="/a&#x22;b">x</a>');
  });
});
