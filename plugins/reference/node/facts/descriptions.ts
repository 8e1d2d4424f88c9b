import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { versionNames } from '../../../../config/versions';
import { readJson } from '../../../facts/readChecked';

/** What we say of a symbol or member. Texts are inline Markdown: `code` and nothing else. */
export interface Description {
  readonly line: string;
  readonly more?: string;
  /** What parameters mean, by name, where the signature leaves it open. */
  readonly parameters?: Readonly<Record<string, string>>;
  /**
   * When an exception is raised, by its short name: 'the name is registered'. In place of what the facts say, or of an
   * exception that they don't list, as Python, Rust or another object raises it.
   */
  readonly raises?: Readonly<Record<string, string>>;
  /** Exceptions that the texts name and that a caller doesn't get from this call, each with the reason; never shown. */
  readonly others?: Readonly<Record<string, string>>;
}

/** Descriptions of a page by anchor. */
export type Descriptions = ReadonlyMap<string, Description>;

/** Where our words on symbols stand, from the site's folder. */
export const descriptionsFolder = 'facts/descriptions';

/** Where the descriptions of a page stand, from the site's folder. */
export const descriptionFile = (page: string): string => `${descriptionsFolder}/${page}.json`;

/** Where the list of key classes stands, beside the pages' descriptions. */
export const keyClassesFile = `${descriptionsFolder}/complete.json`;

/**
 * Names of the classes that readers use most: all of theirs is described, and they come first.
 *
 * @returns none where the site names none
 */
export function keyClasses(siteDir: string): ReadonlySet<string> {
  if (!existsSync(join(siteDir, keyClassesFile))) return new Set();
  return new Set(readJson(siteDir, keyClassesFile) as readonly string[]);
}

const texts = ['line', 'more', 'parameters', 'raises', 'others'];
const keys = new Set([...texts, ...versionNames]);

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
  refuseUnknown(value, keys, where);
  const own = ofVersion(value[version], `${where}, ${version}`);
  const line = own['line'] ?? value['line'];
  const more = own['more'] ?? value['more'];
  if (!isText(line)) throw new Error(`${where} lacks a 'line', a text.`);
  if (more !== undefined && !isText(more)) throw new Error(`${where}: 'more' must be a text.`);
  const parameters = named('parameters', value, own, where);
  const others = named('others', value, own, where);
  const raises = named('raises', value, own, where);
  return {
    line,
    ...(more === undefined ? {} : { more }),
    ...(Object.keys(parameters).length === 0 ? {} : { parameters }),
    ...(Object.keys(raises).length === 0 ? {} : { raises }),
    ...(Object.keys(others).length === 0 ? {} : { others }),
  };
}

/** What is so in one version alone, in the place of what is said of both: a text is its line. */
function ofVersion(value: unknown, where: string): Record<string, unknown> {
  if (value === undefined) return {};
  if (isText(value)) return { line: value };
  if (!isRecord(value)) throw new Error(`${where} must be a text or { line?, more?, parameters?, raises? }.`);
  refuseUnknown(value, new Set(texts), where);
  return value;
}

/** Texts by name: those of both versions, and what one says in their place. */
function named(
  key: 'parameters' | 'raises' | 'others',
  both: Record<string, unknown>,
  own: Record<string, unknown>,
  where: string,
): Record<string, string> {
  return { ...textsOf(both[key], key, where), ...textsOf(own[key], key, where) };
}

function textsOf(value: unknown = {}, key: string, where: string): Record<string, string> {
  if (isRecord(value) && Object.values(value).every(isText)) return value as Record<string, string>;
  throw new Error(`${where}: '${key}' must be an object of texts.`);
}

function refuseUnknown(value: Record<string, unknown>, known: ReadonlySet<string>, where: string): void {
  const unknown = Object.keys(value).find((key) => !known.has(key));
  if (unknown) throw new Error(`${where} has the unknown key '${unknown}'.`);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
