import { messageLevels, type MessageFile } from '../../shared/messages';
import type { FileMessages } from '../../../messages/node/read';
import type { Remedy } from '../../../messages/node/remedies';

const levels: readonly string[] = messageLevels;

/**
 * Makes of a version's messages what browsers get.
 *
 * @param remedies - of the same version
 * @returns texts in alphabetical order, so that neighbours share their beginnings and compress well
 */
export function compactMessages(
  files: readonly FileMessages[],
  remedies: readonly Remedy[] = [],
): MessageFile {
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
        places.push(functions.length - 1, levels.indexOf(level), line);
      }
    }
  });
  const said = remedies.filter(({ origin }) => origin !== undefined).map(({ text }) => text);
  const texts = [...new Set([...byText.keys(), ...said])].sort();
  return {
    texts,
    places: texts.map((text) => byText.get(text) ?? []),
    functions,
    files: files.map(({ path }) => path),
    pages,
    remedies: remedies.map(({ text, page, id, cause, remedy }) => [
      texts.indexOf(text),
      `${page}#${id}`,
      cause,
      remedy,
    ]),
  };
}
