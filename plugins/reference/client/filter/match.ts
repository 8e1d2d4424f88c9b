/** Words to look for; a name passes when it holds them all. */
export type Query = readonly string[];

/** @param text - what a reader typed: words, or a name with dots, as in code of a method too: `self.order_factory` */
export function readQuery(text: string): Query {
  return text
    .toLowerCase()
    .replace(/^\s*self\./, '')
    .split(/[\s.()]+/)
    .filter((word) => word !== '');
}

/** Whether an anchor such as `Strategy.submit_order` is meant. */
export function matches(anchor: string, query: Query): boolean {
  const name = anchor.toLowerCase();
  return query.every((word) => name.includes(word));
}
