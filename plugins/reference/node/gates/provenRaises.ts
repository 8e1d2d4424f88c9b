import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../../../facts/readChecked';
import type { Reference } from '../facts/reference';
import { callsOf } from '../facts/members';

/** Where the failing calls stand, from the site's folder. `platform/extract/prove_raises.py` makes them. */
export const provenFile = 'facts/raised.json';

/** Failing calls that were made, or the words that say why none can be and where the source shows it. */
export type Proof = readonly string[] | string;
/** By page, symbol or member, and exception; by version where they differ. */
export type Proofs = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, Proof | Readonly<Record<string, Proof>>>>>>>
>;

/**
 * Finds what descriptions say on exceptions without a failing call that shows it, and failing calls of which no description
 * tells.
 *
 * @returns a line each, with page, symbol and exception
 */
export function unprovenRaises(siteDir: string, reference: Reference): string[] {
  const proofs = existsSync(join(siteDir, provenFile)) ? (readJson(siteDir, provenFile) as Proofs) : {};
  const calls = [...reference.pages].flatMap(([page, entries]) =>
    entries.flatMap(({ symbol }) => callsOf(symbol)).map(({ anchor }) => ({ page, name: anchor })),
  );
  const told = calls.flatMap(({ page, name }) => {
    const raises = Object.keys(reference.describe(page, name)?.raises ?? {});
    return raises.map((error) => ({ page, name, error }));
  });
  const keys = new Set(told.map(keyOf));
  const proven = Object.entries(proofs).flatMap(([page, symbols]) =>
    Object.entries(symbols).flatMap(([name, errors]) =>
      Object.entries(errors).flatMap(([error, proof]) =>
        holds(proof, reference.version) ? [{ page, name, error }] : [],
      ),
    ),
  );
  const shown = new Set(proven.map(keyOf));
  const exist = new Set(calls.map(({ page, name }) => `${page}: ${name}`));
  return [
    ...told
      .filter((item) => !shown.has(keyOf(item)))
      .map((item) => `${keyOf(item)} is told by the descriptions, and ${provenFile} has no failing call.`),
    ...proven
      .filter((item) => !keys.has(keyOf(item)))
      // A symbol of the other version alone.
      .filter(({ page, name }) => exist.has(`${page}: ${name}`))
      .map((item) => `${keyOf(item)} is in ${provenFile}, and the descriptions don't tell of it.`),
  ];
}

function holds(proof: Proof | Readonly<Record<string, Proof>>, version: string): boolean {
  const own = typeof proof === 'string' || isList(proof) ? proof : proof[version];
  return own !== undefined && own.length > 0;
}

function isList(value: unknown): value is readonly string[] {
  return Array.isArray(value);
}

function keyOf({ page, name, error }: { page: string; name: string; error: string }): string {
  return `${page}: ${name}, ${error},`;
}
