const written = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/** @returns undefined for what isn't a plain number, such as `nan` or `1,000` */
export function parseNumber(text: string): number | undefined {
  const value = written.test(text) ? Number(text) : NaN;
  return Number.isFinite(value) ? value : undefined;
}

const format = new Intl.NumberFormat('en', { maximumFractionDigits: 8 });
const exact = new Intl.NumberFormat('en', { maximumFractionDigits: 20 });

/** A number for reading: thousands apart, a true minus, at most eight decimals. */
export function numberText(value: number): string {
  const small = value !== 0 && Math.abs(value) < 1e-8;
  return (small ? exact : format).format(value).replace('-', '−');
}

/** A number with the decimals that its writer gave it, so that a column lines up. */
export function numberAsWritten(text: string): string {
  const value = parseNumber(text);
  if (value === undefined || /e/i.test(text)) return value === undefined ? text : numberText(value);
  const decimals = Math.min(text.split('.')[1]?.length ?? 0, 20);
  const options = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return new Intl.NumberFormat('en', options).format(value).replace('-', '−');
}

/**
 * Writes the labels of an axis, all with the decimals that a span of such values needs: 1.090 beside 1.095.
 *
 * @param values - what the axis shows
 */
export function axisWriter(values: readonly number[]): (value: number) => string {
  const span = Math.max(...values) - Math.min(...values);
  const decimals = span > 0 ? Math.min(Math.max(Math.ceil(-Math.log10(span)) + 1, 0), 8) : 0;
  const aligned = new Intl.NumberFormat('en', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: Math.max(decimals, 8),
  });
  return (value) => aligned.format(value).replace('-', '−');
}
