import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../../../facts/readChecked';
import { lastPart } from '../text';
import type { Parameter } from './types';

/** Where what recurring parameters mean is written, from the site's folder. */
export const sharedFile = 'facts/parameters.json';

/** What parameters of one name mean, wherever all conditions hold. Inline Markdown. */
export interface Rule {
  readonly text: string;
  /** Its type as the signature has it. */
  readonly type?: string;
  /** A regular expression on the name of the method or function; of a class for what makes it. */
  readonly member?: string;
  /** The page, or its beginning. */
  readonly page?: string;
}

/** A call that takes a parameter. */
export interface Use {
  readonly page: string;
  readonly anchor: string;
  readonly parameter: Parameter;
}

/** Finds what a parameter means; nothing where no rule fits. */
export type SharedParameters = (use: Use) => Rule | undefined;

const conditions = new Set(['text', 'type', 'member', 'page']);

/**
 * Reads what recurring parameters mean.
 *
 * @returns the rules by name of parameter, and a function that finds nothing where the site has no such file
 * @throws Error that names the file and the parameter, on any other shape
 */
export function readSharedParameters(siteDir: string): { find: SharedParameters; rules: ReadonlyMap<string, readonly Rule[]> } {
  if (!existsSync(join(siteDir, sharedFile))) return { find: () => undefined, rules: new Map() };
  const data = readJson(siteDir, sharedFile);
  if (typeof data !== 'object' || data === null) throw new Error(`${sharedFile} must hold an object.`);
  const byName = new Map(Object.entries(data).map(([name, rules]) => [name, rulesOf(name, rules)]));
  return {
    find: (use) => byName.get(use.parameter.name)?.find((rule) => fits(rule, use)),
    rules: byName,
  };
}

function rulesOf(name: string, value: unknown): Rule[] {
  const where = `${sharedFile}: '${name}'`;
  if (!Array.isArray(value) || value.length === 0) throw new Error(`${where} must be a list of rules.`);
  return value.map((rule: Record<string, unknown>) => {
    const unknown = Object.keys(rule).find((key) => !conditions.has(key));
    if (unknown) throw new Error(`${where} has the unknown key '${unknown}'.`);
    if (typeof rule['text'] !== 'string' || rule['text'].trim() === '')
      throw new Error(`${where} lacks a 'text'.`);
    if (Object.values(rule).some((text) => typeof text !== 'string'))
      throw new Error(`${where} has a condition that is no text.`);
    return rule as unknown as Rule;
  });
}

function fits({ type, member, page }: Rule, use: Use): boolean {
  const { parameter, anchor } = use;
  const name = lastPart(anchor);
  return (
    (type === undefined || type === (parameter.detail ?? parameter.type)) &&
    (page === undefined || use.page.startsWith(page)) &&
    (member === undefined || new RegExp(member).test(name))
  );
}
