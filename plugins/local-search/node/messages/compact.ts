import { messageLevels, type MessageFile } from '../../shared/messages';
import type { FileMessages } from './read';

/**
 * Makes of a version's messages what browsers get.
 *
 * @returns texts in alphabetical order, so that neighbours share their beginnings and compress well
 */
export function compactMessages(files: readonly FileMessages[]): MessageFile {
  const functions: [number, string, number, string][] = [];
  const pages = [
    ...new Set(files.flatMap(({ page, functions: made }) => [page, ...made.map((item) => item.page)])),
  ].filter((page) => page !== undefined);
  const byText = new Map<string, number[]>();
  files.forEach((file, at) => {
    for (const made of file.functions) {
      const page = made.page ?? file.page;
      functions.push([at, made.in ?? '', page === undefined ? -1 : pages.indexOf(page), made.anchor ?? '']);
      for (const { text, level, line } of made.messages) {
        const places = byText.get(text) ?? [];
        byText.set(text, places);
        places.push(functions.length - 1, messageLevels.indexOf(level), line);
      }
    }
  });
  const texts = [...byText.keys()].sort();
  return {
    texts,
    places: texts.map((text) => byText.get(text) ?? []),
    functions,
    files: files.map(({ path }) => path),
    pages,
  };
}
