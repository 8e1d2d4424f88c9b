/** Whether an integration does something; null: its source doesn't settle it. */
export type Support = 'FULL' | 'PARTIAL' | 'NONE' | null;

/** One line of the platform's source, several, or none where absence is the evidence. */
export type Source = string | readonly string[] | null;

/** What an integration does of one thing. */
export interface Cell {
  readonly support: Support;
  /** Ids of the products for which it holds; null: all. */
  readonly products: readonly string[] | null;
  /** NATIVE: one request of the venue; LOOP: one by one. */
  readonly mode: 'NATIVE' | 'LOOP' | null;
  readonly note: string | null;
  readonly source: Source;
}

export type Cells = Readonly<Record<string, Cell>>;

interface Valued<Value> {
  readonly value: Value;
  readonly source: Source;
  readonly note: string | null;
}

/** A class, an enumeration or a function of an integration. */
export interface VenueSymbol {
  readonly role: string;
  readonly name: string;
  /** Where it is imported from; null where it can't be. */
  readonly module: string | null;
  readonly source: Source;
}

/** An address, or one a product. */
type Address = string | null | Readonly<Record<string, string | null>>;

interface Credential {
  readonly env_var: string;
  readonly config_field: string | null;
  readonly required: boolean | null;
  readonly source: Source;
}

export interface Environment {
  readonly id: string;
  /** Arguments of the configuration that choose it. */
  readonly config: Readonly<Record<string, unknown>>;
  readonly http_url: Address;
  readonly ws_url: Address;
  readonly credentials: readonly Credential[];
  readonly note: string | null;
  readonly source: Source;
}

export interface Product {
  readonly id: string;
  readonly name: string;
  /** Classes of the platform. */
  readonly instrument_types: readonly string[];
  readonly instrument_class: string | null;
  readonly account_type: string | null;
  readonly source: Source;
}

/** The capabilities of an integration by the name of their table. */
export interface Capabilities {
  readonly order_types: Cells;
  readonly time_in_force: Cells;
  readonly execution_instructions: Cells;
  readonly contingencies: Cells;
  readonly trailing_offset_types: Cells;
  readonly trigger_types: Cells;
  readonly operations: Cells;
  readonly position_modes: Cells;
  readonly margin: Cells;
  readonly subscriptions: Cells;
  readonly requests: Cells;
  readonly reconciliation: Cells;
}

/** All that `facts/<version>/venues.json` says of an integration, as `facts/venues.schema.json` holds it. */
export interface Venue extends Capabilities {
  readonly id: string;
  /** Name of its page. */
  readonly slug: string;
  readonly name: string;
  readonly kind: 'BOTH' | 'EXECUTION_VENUE' | 'DATA_PROVIDER' | 'ON_CHAIN';
  readonly venue_type: string;
  readonly status: Valued<string | null>;
  readonly implementation: Valued<string>;
  readonly install: {
    readonly extra: string | null;
    readonly requirements: readonly string[];
    readonly source: Source;
  };
  readonly module: string | null;
  readonly client_id: Valued<string>;
  readonly nautilus_venues: Valued<readonly string[]>;
  readonly environments: readonly Environment[];
  readonly classes: readonly VenueSymbol[];
  readonly products: readonly Product[];
  readonly account: {
    readonly oms_type: Valued<string | null>;
    readonly account_types: Valued<readonly string[]>;
    readonly base_currency: Valued<string | null>;
    readonly account_id: Valued<string | null>;
  };
  readonly modify_fields: readonly string[];
  readonly order_params: readonly {
    readonly name: string;
    readonly type: string;
    readonly products: readonly string[] | null;
    readonly values: readonly string[] | null;
    readonly note: string | null;
    readonly source: Source;
  }[];
  readonly unsupported_behaviour: {
    readonly order_type: string | null;
    readonly time_in_force: string | null;
    readonly order_list: string | null;
    readonly source: Source;
    readonly note: string | null;
  };
  readonly unsubscribe: Cell;
  readonly book: {
    readonly book_types: readonly string[];
    readonly delta_depths: Readonly<Record<string, readonly number[]>> | null;
    readonly default_depth: number | string | null;
    readonly source: Source;
    readonly note: string | null;
  };
  readonly bars: {
    readonly subscribe: readonly string[];
    readonly request: readonly string[];
    readonly price_types: readonly string[];
    readonly source: Source;
    readonly note: string | null;
  };
  readonly custom_data: readonly VenueSymbol[];
  readonly symbology: readonly {
    readonly example: string;
    readonly meaning: string;
    readonly product: string | null;
    readonly source: Source;
  }[];
  readonly rate_limits: readonly {
    readonly scope: string;
    readonly key: string | null;
    readonly limit: number | null;
    readonly period: string | null;
    readonly source: Source;
  }[];
  readonly notes: readonly { readonly text: string; readonly source: Source }[];
}

/** Names of the tables of capabilities. */
export const capabilities = [
  'order_types',
  'time_in_force',
  'execution_instructions',
  'contingencies',
  'trailing_offset_types',
  'trigger_types',
  'operations',
  'position_modes',
  'margin',
  'subscriptions',
  'requests',
  'reconciliation',
] as const satisfies readonly (keyof Capabilities)[];
