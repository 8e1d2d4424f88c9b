/**
 * What the modal may show of a stored list: searches with an address and a title, conversations with messages.
 * Anything else under its keys was not written by the modal, and is passed over.
 *
 * @param value - what stood in the browser's storage, parsed
 */
export function storedEntries(value: unknown): object[] {
  return Array.isArray(value) ? value.filter(isEntry) : [];
}

function isEntry(entry: unknown): entry is object {
  if (!isRecord(entry) || typeof entry.objectID !== 'string' || !isRecord(entry.hierarchy)) return false;
  const texts = Object.values(entry.hierarchy);
  if (typeof entry.type !== 'string' || !texts.every((text) => text === null || typeof text === 'string')) {
    return false;
  }
  if (entry.type === 'askAI') return Array.isArray(entry.messages) && entry.messages.every(isMessage);
  return typeof entry.url === 'string' && leadsToPage(entry.url);
}

/** Whether an address is one that a hit can have: a path of this site, or a web address. */
function leadsToPage(url: string): boolean {
  return /^\/(?![/\\])/.test(url) || /^https?:\/\//.test(url);
}

function isMessage(message: unknown): boolean {
  return (
    isRecord(message) &&
    typeof message.id === 'string' &&
    Array.isArray(message.parts) &&
    message.parts.every(
      (part) => isRecord(part) && (part.text === undefined || typeof part.text === 'string'),
    )
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
