import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../../facts/readChecked';

/** What we say of a symbol or member. Texts are inline Markdown: `code` and nothing else. */
export interface Description {
  readonly line: string;
  readonly more?: string;
  /** What parameters mean, by name, where the signature leaves it open. */
  readonly parameters?: Readonly<Record<string, string>>;
}

/** Descriptions of a page by anchor. */
export type Descriptions = ReadonlyMap<string, Description>;

/** Where the descriptions of a page stand, from the site's folder. */
export const descriptionFile = (page: string): string => `facts/descriptions/${page}.json`;

const keys = new Set(['line', 'more', 'latest', 'nightly', 'parameters']);

/**
 * Reads a page's descriptions as they hold for one version.
 *
 * @returns none where nobody has written any yet
 * @throws Error that names file and symbol, on any other shape
 */
export function readDescriptions(siteDir: string, version: string, page: string): Descriptions {
  const file = descriptionFile(page);
  if (!existsSync(join(siteDir, file))) return new Map();
  const data = readJson(siteDir, file);
  if (!isRecord(data)) throw new Error(`${file} must hold an object: symbol → description.`);
  return new Map(
    Object.entries(data).map(([anchor, value]) => [anchor, describe(value, version, `${file}: '${anchor}'`)]),
  );
}

function describe(value: unknown, version: string, where: string): Description {
  if (isText(value)) return { line: value };
  if (!isRecord(value)) throw new Error(`${where} must be a text or { line, more?, latest?, nightly? }.`);
  const unknown = Object.keys(value).find((key) => !keys.has(key));
  if (unknown) throw new Error(`${where} has the unknown key '${unknown}'.`);
  const line = value[version] ?? value['line'];
  const { more, parameters } = value;
  if (!isText(line)) throw new Error(`${where} lacks a 'line', a text.`);
  if (more !== undefined && !isText(more)) throw new Error(`${where}: 'more' must be a text.`);
  if (parameters !== undefined && !(isRecord(parameters) && Object.values(parameters).every(isText)))
    throw new Error(`${where}: 'parameters' must be an object of texts.`);
  return {
    line,
    ...(more === undefined ? {} : { more }),
    ...(parameters === undefined ? {} : { parameters: parameters as Record<string, string> }),
  };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
