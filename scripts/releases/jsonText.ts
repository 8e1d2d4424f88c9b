const width = 140;

/**
 * Writes JSON as `platform/extract` does: keys sorted, whatever fits on a line on one line, one space a level.
 *
 * @param value - what JSON can hold
 * @returns the text, LF at its end
 */
export function jsonText(value: unknown): string {
  return `${write(value, '')}\n`;
}

function write(value: unknown, indent: string): string {
  const line = flat(value);
  if (indent.length + line.length <= width || typeof value !== 'object' || value === null) return line;
  const inner = `${indent} `;
  const [open, close, items] = Array.isArray(value)
    ? ['[', ']', value.map((item) => write(item, inner))]
    : ['{', '}', sorted(value).map(([key, item]) => `${JSON.stringify(key)}: ${write(item, inner)}`)];
  return `${open}\n${items.map((item) => inner + item).join(',\n')}\n${indent}${close}`;
}

function flat(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flat).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{${sorted(value)
    .map(([key, item]) => `${JSON.stringify(key)}: ${flat(item)}`)
    .join(', ')}}`;
}

function sorted(value: object): [string, unknown][] {
  return Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
}
