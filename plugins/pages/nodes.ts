import type { Blockquote, Heading, Link, Paragraph, PhrasingContent, RootContent, Text } from 'mdast';

/** Short makers of Markdown nodes. */

export const text = (value: string): Text => ({ type: 'text', value });

export const paragraph = (...children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children });

/** A paragraph in bold, as a label above what follows. */
export const label = (...children: PhrasingContent[]): Paragraph => paragraph({ type: 'strong', children });

export const heading = (depth: Heading['depth'], words: string): Heading => ({
  type: 'heading',
  depth,
  children: [text(words)],
});

export const link = (url: string, words: string): Link => ({ type: 'link', url, children: [text(words)] });

/** A blockquote of blocks; what can't stand in one (front matter) isn't made by this plugin. */
export const quote = (...children: RootContent[]): Blockquote => ({
  type: 'blockquote',
  children: children as Blockquote['children'],
});
