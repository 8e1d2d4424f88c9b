const iso =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?(?:Z|([+-]\d{2}):?(\d{2}))?)?$/;

/**
 * @param text - ISO-8601 such as `2024-01-02` or `2024-01-02T09:30:00.123456+00:00`; without a zone it is UTC
 * @returns milliseconds since 1970, with a fraction below them; undefined for anything else
 */
export function parseTime(text: string): number | undefined {
  const match = iso.exec(text);
  if (!match) return undefined;
  const [, date = '', minutes = '00:00', seconds = '00', fraction = '0', hours, rest = '00'] = match;
  const time = Date.parse(`${date}T${minutes}:${seconds}${hours ? `${hours}:${rest}` : 'Z'}`);
  return Number.isNaN(time) ? undefined : time + Number(`0.${fraction}`) * 1000;
}

/**
 * Writes times as short as they can be told: days alone where every time is midnight, and so on down to microseconds.
 *
 * @param times - milliseconds since 1970
 * @returns a writer for these times, in UTC
 */
export function timeWriter(times: readonly number[]): (time: number) => string {
  const all = (unit: number) => times.every((time) => time % unit === 0);
  if (all(86_400_000)) return (time) => isoText(time).slice(0, 10);
  if (all(60_000)) return (time) => isoText(time).slice(0, 16);
  if (all(1000)) return (time) => isoText(time).slice(0, 19);
  if (all(1)) return (time) => isoText(time).slice(0, 23);
  return (time) =>
    isoText(Math.floor(time)).slice(0, 23) + String(Math.floor((time % 1) * 1000)).padStart(3, '0');
}

function isoText(time: number): string {
  return new Date(time).toISOString().replace('T', ' ');
}
