import { kinds } from '../kinds';

/** The name of the directive that shows a chart: `::chart[Caption]{kind="line" data="equity.csv"}`. */
export const directiveName = 'chart';

/** What a page says of a chart, beside its caption. */
export interface ChartRequest {
  readonly kind: string;
  /** Name of the CSV file in the page's own folder of facts. */
  readonly data: string;
  /** Name of the CSV file with the fills, for candles. */
  readonly marks: string | undefined;
  readonly unit: string | undefined;
}

const known = ['kind', 'data', 'marks', 'unit'];

/**
 * Reads a directive.
 *
 * @param attributes - as remark-directive has them
 * @param caption - the words in brackets
 * @throws Error on an attribute that is unknown, missing or empty, on an unknown kind, and where the caption is missing
 */
export function readDirective(
  attributes: Readonly<Record<string, string | null | undefined>>,
  caption: string,
): ChartRequest {
  for (const [name, value] of Object.entries(attributes)) {
    if (!known.includes(name))
      throw new Error(`a chart has no attribute '${name}'; known: ${known.join(', ')}`);
    if (!value?.trim()) throw new Error(`the attribute '${name}' of a chart is empty`);
  }
  if (!caption.trim())
    throw new Error('a chart needs a caption: ::chart[What it shows]{kind="line" data="name.csv"}');
  const { kind, data, marks, unit } = attributes;
  if (!kind) throw new Error(`a chart needs a kind: ${[...kinds.keys()].join(', ')}`);
  if (!kinds.has(kind))
    throw new Error(`'${kind}' is no kind of chart; known: ${[...kinds.keys()].join(', ')}`);
  if (!data) throw new Error('a chart needs data="name.csv"');
  if (marks && kind !== 'candles')
    throw new Error(`marks belong to candles, not to a chart of kind '${kind}'`);
  for (const name of [data, ...(marks ? [marks] : [])]) {
    if (!/^[\w-][\w.-]*\.csv$/.test(name)) {
      throw new Error(`'${name}' is no name of a CSV file in the page's folder, such as equity.csv`);
    }
  }
  return { kind, data, marks: marks ?? undefined, unit: unit ?? undefined };
}
