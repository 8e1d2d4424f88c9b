import { replaceDirectives } from '../pages/leafDirectives';
import { messageNodes } from './node/directive';

/**
 * Writes a page's messages with their causes and remedies in the place of `::messages`. It comes before the links to
 * symbols: what the words name in code leads to the reference.
 */
export const remarkMessages = replaceDirectives(messageNodes);
