/** Whether a value is an object of fields, as parsed JSON may hold. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether an address is one that a hit can have: a path of this site, or a web address. */
export function leadsToPage(url: unknown): url is string {
  return typeof url === 'string' && (/^\/(?![/\\])/.test(url) || /^https?:\/\//.test(url));
}
