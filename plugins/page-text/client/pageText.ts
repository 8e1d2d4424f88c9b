/**
 * The static HTML of a page.
 *
 * @param marks - of its parts, in their order (`data-text` of `StaticHtml`)
 * @param address - of the file that holds the parts as a JSON array of strings
 * @returns the parts: from the document that the server sent when it is this page's and React hasn't touched it, else
 *   fetched
 * @throws Error named ChunkLoadError when the file doesn't come, since that is what a missing part of a page is
 */
export async function pageText(marks: readonly string[], address: string): Promise<readonly string[]> {
  const sent = document.documentElement.dataset.hasHydrated === 'true' ? undefined : sentTexts(marks);
  if (sent) return sent;
  try {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${response.status}`);
    return (await response.json()) as readonly string[];
  } catch (error) {
    const failure = new Error(`Loading the page's text failed (${address}: ${String(error)})`);
    failure.name = 'ChunkLoadError';
    throw failure;
  }
}

function sentTexts(marks: readonly string[]): readonly string[] | undefined {
  const texts = marks.flatMap((mark) => document.querySelector(`[data-text="${mark}"]`)?.innerHTML ?? []);
  return texts.length === marks.length ? texts : undefined;
}
