const longestReply = 4000;

/**
 * A model's reply as plain text: without what models think aloud, without characters that can't be seen but change what
 * is, and cut where no reader would go on.
 *
 * @param content - as it came
 * @returns empty where nothing is left
 */
export function plainReply(content: string): string {
  const text = content
    // What reasoning models write first where their server doesn't keep it apart.
    .replace(/^\s*<think>[^]*?(?:<\/think>|$)/, '')
    .replaceAll('\r\n', '\n')
    .replaceAll(/[^\P{C}\n\t]/gu, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  if (text.length <= longestReply) return text;
  // The cut may leave half a character.
  const cut = text.slice(0, longestReply).replace(/\p{Cs}$/u, '');
  return `${cut.trimEnd()} …`;
}
