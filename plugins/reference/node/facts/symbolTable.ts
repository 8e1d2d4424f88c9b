import { readSymbolIndex } from './read';
import type { IndexedPlace, SymbolIndex } from './types';

const tables = new Map<string, SymbolTable>();

/**
 * The symbols of a version, read once a process.
 *
 * @param siteDir - folder of docusaurus.config.ts
 * @param version - such as `latest`
 * @throws Error when the version has no facts, or not as their schema says
 */
export function symbolsOf(siteDir: string, version: string): SymbolTable {
  const key = `${siteDir}\n${version}`;
  const known = tables.get(key);
  if (known) return known;
  const made = new SymbolTable(readSymbolIndex(siteDir, version));
  tables.set(key, made);
  return made;
}

const owners = new Set(['class', 'config', 'enum', 'exception', 'struct']);

/** The symbols of one version, by every name they go by. */
export class SymbolTable {
  private readonly byFullName = new Map<string, IndexedPlace>();
  private readonly byPage = new Map<string, Set<string>>();

  constructor(readonly index: SymbolIndex) {
    for (const [name, places] of Object.entries(index.symbols)) {
      for (const place of places) {
        const full = `${place.module}.${name}`;
        this.byFullName.set(full, place);
        if (!owners.has(place.kind)) continue;
        const classes = this.byPage.get(place.page) ?? new Set();
        this.byPage.set(place.page, classes.add(full));
      }
    }
  }

  /** Full names of what a written name such as `Bar` or `Bar.is_revision` stands for, or of what a full name exports. */
  fullNames(name: string): readonly string[] {
    if (this.byFullName.has(name)) return [name];
    const exported = this.index.exports[name];
    if (exported !== undefined) return [exported];
    return this.placesOf(name).map(({ module }) => `${module}.${name}`);
  }

  /** Where all symbols of a written name stand. */
  placesOf(name: string): readonly IndexedPlace[] {
    return this.own(this.index.symbols, name) ?? [];
  }

  /** Every place of the reference. */
  places(): Iterable<IndexedPlace> {
    return this.byFullName.values();
  }

  /** Where a full name stands. */
  place(fullName: string): IndexedPlace | undefined {
    return this.byFullName.get(fullName);
  }

  /**
   * The full name of a class's member, its own or the nearest ancestor's.
   *
   * @param owner - full name of the class
   */
  member(owner: string, name: string): string | undefined {
    return [owner, ...(this.own(this.index.lineage, owner) ?? [])]
      .map((ancestor) => `${ancestor}.${name}`)
      .find((full) => this.byFullName.has(full));
  }

  /** Full names of the documented classes that derive from one of these. */
  descendants(owners: readonly string[]): readonly string[] {
    return Object.entries(this.index.lineage).flatMap(([full, ancestors]) =>
      ancestors.some((ancestor) => owners.includes(ancestor)) ? [full] : [],
    );
  }

  isOwner(fullName: string): boolean {
    return owners.has(this.byFullName.get(fullName)?.kind ?? '');
  }

  /**
   * A module or package of the platform.
   *
   * @returns its page below api_reference/; no page for a package whose modules stand on several
   */
  module(name: string): { readonly page: string | undefined } | undefined {
    const page = this.own(this.index.modules, name);
    if (page !== undefined) return { page };
    const pages = new Set(
      Object.entries(this.index.modules).flatMap(([module, at]) =>
        module.startsWith(`${name}.`) ? [at] : [],
      ),
    );
    if (!pages.size) return undefined;
    return { page: pages.size === 1 ? [...pages][0] : undefined };
  }

  /** Full names of the classes, enums and configs that a page of the reference documents. */
  classesOn(page: string): ReadonlySet<string> {
    return this.byPage.get(page) ?? new Set();
  }

  /** Full names of the enumerations of a module. */
  enumsOf(module: string): readonly string[] {
    return [...this.byFullName].flatMap(([full, place]) =>
      place.module === module && place.kind === 'enum' ? [full] : [],
    );
  }

  /** Reads a record without what every object has, such as `constructor`. */
  private own<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
    return Object.hasOwn(record, key) ? record[key] : undefined;
  }
}
