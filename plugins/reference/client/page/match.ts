/** Words to look for; a text passes when it holds them all. */
export type Query = readonly string[];

/** @param text - what a reader typed: words, or a name with dots, as in code of a method too: `self.order_factory` */
export function readQuery(text: string): Query {
  return text
    .toLowerCase()
    .replace(/^\s*self\./, '')
    .split(/[\s.()]+/)
    .filter((word) => word !== '');
}

/** Whether a text, such as `Strategy.submit_order` with what is said of it, is meant. */
export function matches(text: string, query: Query): boolean {
  const searched = text.toLowerCase();
  return query.every((word) => searched.includes(word));
}
