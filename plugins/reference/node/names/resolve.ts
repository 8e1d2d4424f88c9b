import { codeName, type CodeName } from './codeName';
import { receivers, selfClass } from './receivers';
import type { SymbolTable } from '../facts/symbolTable';
import type { IndexedPlace } from '../facts/types';

/** Which classes' members may be named alone where a piece of code stands. All are full names. */
export interface Context {
  /** Classes named before it in the same section, nearest first. */
  readonly nearest: readonly string[];
  /** What the page's front matter lists, in its order: classes, and whatever else is to be chosen when names collide. */
  readonly declared: readonly string[];
  /** The page of the reference that it stands on. */
  readonly page?: string | undefined;
}

/** What a piece of code names. */
export type Finding =
  | { readonly kind: 'symbol'; readonly fullName: string; readonly place: IndexedPlace }
  | { readonly kind: 'module'; readonly page: string }
  /** It looks like a symbol, and is none, or is several. */
  | { readonly kind: 'error'; readonly message: string };

/** A word with a capital first and a small letter somewhere: how the platform, like Python, writes classes. */
const classLike = /^[A-Z][A-Za-z\d]*$/;
const looksLikeClass = (word: string) => classLike.test(word) && /[a-z]/.test(word);

/** Enumerations whose members readers know by heart: `GTC`, `NETTING`. */
const commonEnums = ['nautilus_trader.model.enums', 'nautilus_trader.common.enums'];

/**
 * What inline code names, by the rule in CONTRIBUTING.md ("Links to symbols").
 *
 * @param table - the symbols of the page's version
 * @param code - the text between backticks
 * @returns undefined for what isn't held to be a symbol
 */
export function resolve(table: SymbolTable, code: string, context: Context): Finding | undefined {
  const name = codeName(code);
  return name && new Resolver(table, context).resolve(name);
}

class Resolver {
  constructor(
    private readonly table: SymbolTable,
    private readonly context: Context,
  ) {}

  resolve({ parts, tail }: CodeName): Finding | undefined {
    const written = parts.join('.');
    const [first = ''] = parts;
    if (first === 'nautilus_trader') return this.fullPath(parts);
    if (first === 'self') return this.ofSelf(parts.slice(1));
    if (parts.length > 1) {
      if (this.table.fullNames(first).some((full) => this.table.isOwner(full))) return this.ofClass(parts);
      if (looksLikeClass(first)) return unknown(written);
      return this.ofReceiver(parts);
    }
    if (tail === '=') return this.setting(first);
    const symbol = this.choose(written, this.table.fullNames(written));
    if (looksLikeClass(first)) return symbol ?? unknown(written);
    const member = this.alone(first);
    // A single small word, such as `client`, is more often the word than the function.
    if (
      symbol?.kind !== 'symbol' ||
      (/^[a-z\d]+$/.test(first) && tail !== '(' && !this.declares(symbol.fullName))
    )
      return member;
    return symbol;
  }

  private fullPath(parts: readonly string[]): Finding | undefined {
    const written = parts.join('.');
    const module = this.table.module(written);
    if (module) return module.page === undefined ? undefined : { kind: 'module', page: module.page };
    const owner = parts.slice(0, -1).join('.');
    const found = [
      ...this.table.fullNames(written),
      ...this.members(this.table.fullNames(owner), parts.at(-1) ?? ''),
    ];
    return this.choose(written, found) ?? unknown(written);
  }

  private ofClass(parts: readonly string[]): Finding {
    const [owner = '', member = '', ...rest] = parts;
    const written = `${owner}.${member}`;
    const found = this.choose(written, this.members(this.table.fullNames(owner), member)) ?? unknown(written);
    return found.kind === 'symbol' && rest.length ? (this.ofReceiver(parts.slice(1)) ?? found) : found;
  }

  /** `self.submit_order`, `self.cache.order`. */
  private ofSelf(parts: readonly string[]): Finding | undefined {
    const [member = ''] = parts;
    if (parts.length !== 1) return this.ofReceiver(parts);
    const owners = [...this.context.nearest, ...this.context.declared, ...this.table.fullNames(selfClass)];
    return this.firstMember(owners, member);
  }

  /** `engine.add_data`, `engine.kernel.risk_engine`: the last object decides. */
  private ofReceiver(parts: readonly string[]): Finding | undefined {
    const classes = receivers.get(parts.at(-2) ?? '');
    if (!classes || !parts.slice(0, -1).every((part) => receivers.has(part))) return undefined;
    const written = parts.join('.');
    const owners = classes.flatMap((name) => this.table.fullNames(name));
    const named = [...this.context.nearest, ...this.context.declared].filter((full) => owners.includes(full));
    const member = parts.at(-1) ?? '';
    const found =
      this.firstMember(named.slice(0, 1), member) ?? this.choose(written, this.members(owners, member));
    if (found) return found;
    // What is behind the name may be of a closer class: `order.price` when it is a limit order.
    const closer = this.members(this.table.descendants(owners), member);
    if (closer.length) return this.only(closer);
    const have = classes.length > 1 ? 'have' : 'has';
    return {
      kind: 'error',
      message: `'${written}': ${classes.join(' and ')} of this version ${have} no '${member}'`,
    };
  }

  /** A member without its class. */
  private alone(member: string): Finding | undefined {
    const { nearest, declared, page } = this.context;
    const near = this.firstMember([...nearest, ...declared], member);
    if (near) return near;
    const here = page === undefined ? [] : this.members([...this.table.classesOn(page)], member);
    const common = /^[A-Z][A-Z\d_]*$/.test(member)
      ? this.members(
          commonEnums.flatMap((module) => this.table.enumsOf(module)),
          member,
        )
      : [];
    return this.only(here) ?? this.only(common);
  }

  /** `name=value`: a field of a config, since every other name there is an argument. */
  private setting(name: string): Finding | undefined {
    const found = this.alone(name);
    return found?.kind === 'symbol' && found.place.kind === 'field' ? found : undefined;
  }

  private members(owners: readonly string[], member: string): readonly string[] {
    return [...new Set(owners.flatMap((owner) => this.table.member(owner, member) ?? []))];
  }

  private firstMember(owners: readonly string[], member: string): Finding | undefined {
    return this.only(this.members(owners, member).slice(0, 1));
  }

  private only(fullNames: readonly string[]): Finding | undefined {
    const [fullName = ''] = fullNames;
    const place = this.table.place(fullName);
    return fullNames.length === 1 && place ? { kind: 'symbol', fullName, place } : undefined;
  }

  /** Of names that collide: what the page declares, or else what its own page of the reference documents. */
  private choose(written: string, fullNames: readonly string[]): Finding | undefined {
    if (!fullNames.length) return undefined;
    const choices = [
      fullNames,
      fullNames.filter((full) => this.declares(full)),
      fullNames.filter((full) => this.table.place(full)?.page === this.context.page),
    ];
    for (const choice of choices) {
      const found = this.only(choice);
      if (found) return found;
    }
    return {
      kind: 'error',
      message:
        `'${written}' is ${fullNames.length} symbols of this version: ${fullNames.join(', ')}. ` +
        "Write the one you mean in full, or list it in the page's front matter: symbols: [full.name]",
    };
  }

  /** Whether front matter lists a symbol or its class. */
  private declares(fullName: string): boolean {
    return this.context.declared.some((full) => fullName === full || fullName.startsWith(`${full}.`));
  }
}

function unknown(written: string): Finding {
  return { kind: 'error', message: `'${written}' is no symbol of this version` };
}
