import type { InlineCode } from 'mdast';
import { entryAddress } from './addresses';
import type { Place } from './facts/types';

/**
 * Inline code that leads to an entry of the reference and shows its card. To all that reads Markdown it stays code.
 *
 * @param words - what readers see
 */
export function symbolCode(words: string, version: string, place: Place): InlineCode {
  const code: InlineCode = { type: 'inlineCode', value: words };
  linkToEntry(code, version, place);
  return code;
}

/** Makes inline code lead to an entry, whose card shows. */
export function linkToEntry(code: InlineCode, version: string, { page, anchor }: Place): void {
  linkCode(code, entryAddress(version, page, anchor));
}

/** Makes a link of inline code: its HTML becomes `a > code`. */
export function linkCode(code: InlineCode, href: string): void {
  code.data = {
    hName: 'a',
    hProperties: { className: ['symbol'], href },
    hChildren: [
      {
        type: 'element',
        tagName: 'code',
        properties: {},
        children: [{ type: 'text', value: code.value.replaceAll('\n', ' ') }],
      },
    ],
  };
}
