/** The facts of `facts/<version>/api/<module>.json`, as `facts/api.schema.json` describes them. */

/** Short type names in signatures → documented full names. */
export type Names = Readonly<Record<string, string>>;

export interface Parameter {
  readonly name: string;
  readonly kind?: 'positional-only' | 'keyword-only' | 'var-positional' | 'var-keyword';
  readonly type?: string;
  /** A closer type than the signature's. */
  readonly detail?: string;
  readonly default?: string;
  /** The literal behind a constant's name. */
  readonly defaultValue?: string;
  /** Anything is taken, so that there is no type. */
  readonly untyped?: true;
}

/** An exception of a call. */
export interface Raised {
  /** Its name, dotted where it stands in a module. */
  readonly error: string;
  /** The cases in which it is raised, as far as they are known: inline Markdown with `code` only. */
  readonly when?: readonly string[];
}

/** What functions, methods and symbols that are functions share. */
export interface Callable {
  readonly parameters?: readonly Parameter[];
  readonly returns?: string;
  readonly returnsDetail?: string;
  /** Anything may come back, so that there is no type. */
  readonly returnsUntyped?: true;
  readonly raises?: readonly Raised[];
}

export interface Member extends Callable {
  readonly kind: 'method' | 'property' | 'attribute' | 'constant' | 'field' | 'member';
  readonly name: string;
  readonly line: number;
  readonly path?: string;
  readonly type?: string;
  readonly detail?: string;
  readonly value?: string;
  readonly resolved?: string;
  readonly settable?: true;
  readonly abstract?: true;
  readonly async?: true;
  readonly binding?: 'static' | 'class';
  readonly decorators?: readonly string[];
}

export interface Field {
  readonly name: string;
  readonly line: number;
  readonly type: string;
  readonly default?: string;
  readonly defaultValue?: string;
  readonly constraint?: string;
  readonly keywordOnly?: true;
  /** The class it is inherited from. */
  readonly owner?: string;
}

export type SymbolKind =
  'class' | 'config' | 'struct' | 'enum' | 'exception' | 'function' | 'constant' | 'type';

export interface SymbolFacts extends Callable {
  readonly kind: SymbolKind;
  readonly name: string;
  readonly anchor: string;
  readonly line: number;
  readonly path?: string;
  /** Where it is defined, when no page documents that module. */
  readonly home?: string;
  /** When it isn't the module's. */
  readonly page?: string;
  readonly names?: Names;
  readonly internal?: true;
  /** Named only, without members. */
  readonly outline?: true;
  readonly binding?: 'python' | 'cython' | 'rust' | 'enum';
  readonly bases?: readonly string[];
  readonly decorators?: readonly string[];
  readonly constructor?: {
    /** Made from annotated names by a decorator or base. */
    readonly generated?: true;
    readonly parameters: readonly Parameter[];
    readonly raises?: readonly Raised[];
  };
  readonly constructorOf?: string;
  readonly fields?: readonly Field[];
  readonly members?: readonly Member[];
  readonly inherited?: readonly { readonly from: string; readonly names: readonly string[] }[];
  readonly async?: true;
  readonly abstract?: true;
  readonly type?: string;
  readonly value?: string;
  readonly resolved?: string;
}

export interface ModuleFacts {
  readonly module: string;
  /** What Python says when the module can't be imported. */
  readonly importError?: string;
  readonly page: string;
  readonly language: 'python' | 'cython' | 'rust';
  readonly path: string;
  readonly symbols: readonly SymbolFacts[];
  readonly exports: readonly { readonly name: string; readonly target: string }[];
  readonly names: Names;
}

/** Where a symbol stands in the reference. */
export interface Place {
  /** Page below api_reference/. */
  readonly page: string;
  readonly anchor: string;
}

/** A symbol or member in the index of a version. */
export interface IndexedPlace extends Place {
  readonly kind: string;
  readonly module: string;
}

/** `facts/<version>/symbols.json`, as `facts/symbols.schema.json` describes it. */
export interface SymbolIndex {
  /** By the name that is written: `Bar`, `Bar.is_revision`. */
  readonly symbols: Readonly<Record<string, readonly IndexedPlace[]>>;
  /** Page by module. */
  readonly modules: Readonly<Record<string, string>>;
  /** Ancestors of a class, nearest first, all by full names. */
  readonly lineage: Readonly<Record<string, readonly string[]>>;
  /** Documented full name by every other full name that can be imported. */
  readonly exports: Readonly<Record<string, string>>;
}
