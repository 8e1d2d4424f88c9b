import { join } from 'node:path';
import { parseMarkdownHeadingId } from '@docusaurus/utils';
import type { Heading, Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { remarkReference } from './remark';
import { cacheClass, factSite, moduleFacts } from './testFacts';

const path = 'versioned_docs/version-latest/api_reference/cache.md';

const oneModule = [moduleFacts([{ ...cacheClass, anchor: 'nautilus_trader.cache.Cache' }])];

function headings(source: string, file = path, latest = oneModule): Heading[] {
  const siteDir = factSite({ latest });
  const processor = unified().use(remarkParse).use(remarkDirective).use(remarkReference);
  const vfile = new VFile({ path: join(siteDir, file), value: source });
  const tree = processor.runSync(processor.parse(vfile), vfile) as Root;
  const found: Heading[] = [];
  visit(tree, 'heading', (node) => void found.push(node));
  return found;
}

describe('the marker', () => {
  it('brings headings whose ids Docusaurus takes as they are', () => {
    const found = headings('Words.\n\n::api-reference\n').map(({ depth, children: [words] }) => [
      depth,
      words?.type === 'text' ? parseMarkdownHeadingId(words.value) : undefined,
    ]);
    expect(found).toEqual([
      [2, { text: 'Classes', id: 'classes' }],
      [3, { text: 'Cache', id: 'nautilus_trader.cache.Cache' }],
    ]);
  });

  it('brings the modules of namesakes', () => {
    const modules = ['one', 'two'].map((name) =>
      moduleFacts([{ ...cacheClass, anchor: name }], { module: `nautilus_trader.cache.${name}` }),
    );
    const words = headings('::api-reference\n', path, modules).map(({ children: [text] }) =>
      text?.type === 'text' ? parseMarkdownHeadingId(text.value).text : undefined,
    );
    expect(words).toEqual(['Classes', 'Cache (one)', 'Cache (two)']);
  });

  it('has to stand on a page of the reference', () => {
    expect(() => headings('Words.\n')).toThrow("the page lacks the line '::api-reference'");
  });

  it('stands nowhere else', () => {
    expect(() => headings('::api-reference\n', 'versioned_docs/version-latest/concepts/cache.md')).toThrow(
      'outside api_reference/',
    );
  });

  it('stands once', () => {
    expect(() => headings('::api-reference\n\n::api-reference\n')).toThrow('stands twice');
  });

  it('fails on a page without facts', () => {
    const file = 'versioned_docs/version-latest/api_reference/risk.md';
    expect(() => headings('::api-reference\n', file)).toThrow("stands on the page 'risk'");
  });
});
