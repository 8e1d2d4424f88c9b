/**
 * An address as a whole; undefined for what is none. Older browsers have no `URL.parse`.
 *
 * @param base - for addresses below it
 */
export function addressOf(text: string, base: string): URL | undefined {
  return URL.canParse(text, base) ? new URL(text, base) : undefined;
}
