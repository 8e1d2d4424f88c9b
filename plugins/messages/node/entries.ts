import { readMessages } from './read';
import { readRemedies, type Remedy } from './remedies';

/** So many entries may make a message that is explained on each of them; one of more is explained on its page alone. */
const mostEntries = 6;

/**
 * The remedies of the messages that an entry of the reference makes.
 *
 * @returns by page and anchor, such as `trading#Strategy.submit_order`
 * @throws Error of the facts
 */
export function remediesByEntry(siteDir: string, version: string): ReadonlyMap<string, readonly Remedy[]> {
  const remedies = readRemedies(siteDir, version);
  if (remedies.length === 0) return new Map();
  const makers = makersOf(siteDir, version);
  const byEntry = new Map<string, Remedy[]>();
  for (const remedy of remedies) {
    const entries = makers.get(remedy.text) ?? new Set<string>();
    if (entries.size > mostEntries) continue;
    for (const entry of entries) byEntry.set(entry, [...(byEntry.get(entry) ?? []), remedy]);
  }
  return byEntry;
}

/** The entries that make each text. */
function makersOf(siteDir: string, version: string): ReadonlyMap<string, ReadonlySet<string>> {
  const makers = new Map<string, Set<string>>();
  for (const { page: home = '', functions } of readMessages(siteDir, version)) {
    for (const { page = home, anchor, messages } of functions) {
      if (anchor === undefined) continue;
      for (const { text } of messages)
        makers.set(text, (makers.get(text) ?? new Set()).add(`${page}#${anchor}`));
    }
  }
  return makers;
}
