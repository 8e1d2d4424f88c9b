/**
 * A reader's text cut to what a line can show.
 *
 * @param text - any text, lone surrogates and control characters included
 * @param length - characters at most; an ellipsis stands for the rest
 */
export function shortened(text: string, length: number): string {
  const characters = Array.from(plainText(text).trim());
  return characters.length > length ? `${characters.slice(0, length).join('')}…` : characters.join('');
}

/**
 * A reader's text without what no address or line can hold: control characters and halves of characters.
 *
 * @param text - any text
 */
export function plainText(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ').replaceAll(/\p{Cs}/gu, '');
}
