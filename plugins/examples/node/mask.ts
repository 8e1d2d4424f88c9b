const uuid = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g;
const stamp = /\b(20\d\d-\d\d-\d\d)[T ]\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|\+00:00)?/g;
const day = 86_400_000;

/**
 * Makes two runs comparable: ids that the platform draws at random become `<uuid>`, and stamps of the wall clock, which
 * are those within a day of the run, `<now>`. All else must repeat.
 *
 * @param output - what a block printed
 * @param date - day of its run, as 2026-11-21
 */
export function masked(output: string, date: string): string {
  const ran = Date.parse(date);
  return output
    .replaceAll(uuid, '<uuid>')
    .replaceAll(stamp, (text, found: string) => (Math.abs(Date.parse(found) - ran) <= day ? '<now>' : text));
}
