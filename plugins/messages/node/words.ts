import type { PhrasingContent } from 'mdast';
import { text } from '../../pages/nodes';

/** A message as pages write it: what varies is an ellipsis. @param template - each gap as `{}`, own braces doubled */
export function shownMessage(template: string): string {
  return template.replaceAll('{}', '…').replaceAll('{{', '{').replaceAll('}}', '}');
}

/** Where a page's list shows a message: its words, such as `message-cannot-submit-order`. */
export function messageId(template: string): string {
  const words = template.toLowerCase().match(/[a-z0-9_]+/g) ?? [];
  return ['message', ...words.slice(0, 6)].join('-');
}

/** Words with code between backticks. */
export function wordNodes(words: string): PhrasingContent[] {
  return words
    .split('`')
    .map((part, at): PhrasingContent => (at % 2 === 1 ? { type: 'inlineCode', value: part } : text(part)))
    .filter((node) => !('value' in node) || node.value !== '');
}
