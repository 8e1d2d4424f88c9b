/** An option of each choice, by the choice's id: `{ mode: 'live', environment: 'TESTNET' }`. */
export type NodeValues = Readonly<Record<string, string>>;

/** Holds where each choice named has one of the options; everywhere when it names none. */
export type NodeCondition = Readonly<Record<string, readonly string[]>>;

/** One of the things a reader chooses before a program is shown. */
export interface NodeChoice {
  readonly id: string;
  readonly label: string;
  readonly options: readonly { readonly id: string; readonly label: string }[];
}

/** A program for one option of each choice. */
export interface NodeVariant {
  /** Venue and options, in the order of the choices: `BINANCE/live/SPOT/TESTNET`. */
  readonly id: string;
  readonly values: NodeValues;
  /** A whole Python file. */
  readonly program: string;
  /** The released package on which this very program was built into a node, and the day, as 2026-11-22. */
  readonly ran?: { readonly on: string; readonly date: string };
}

/** The programs of a venue. */
export interface VenueNodes {
  /** As in `venues.json`: `BINANCE`. */
  readonly venue: string;
  /** The mode first: orders sent (`live`), simulated (`sandbox`) or none (`data`). None where no program exists. */
  readonly choices: readonly NodeChoice[];
  readonly variants: readonly NodeVariant[];
  /** What no program exists for, and the reason in a sentence. */
  readonly excluded: readonly { readonly when: NodeCondition; readonly reason: string }[];
  /** What must be true before a node connects, in sentences. */
  readonly hints: readonly { readonly when?: NodeCondition; readonly text: string }[];
}

/** Whether a condition holds for what is chosen. */
export function holds(when: NodeCondition | undefined, values: NodeValues): boolean {
  return Object.entries(when ?? {}).every(([choice, options]) => options.includes(values[choice] ?? ''));
}

/** The program for what is chosen; undefined where it is excluded. */
export function variantFor(venue: VenueNodes, values: NodeValues): NodeVariant | undefined {
  return venue.variants.find(({ values: own }) =>
    venue.choices.every(({ id }) => own[id] === (values[id] ?? '')),
  );
}

/** Why there is no program for what is chosen; undefined where there is one. */
export function reasonAgainst(venue: VenueNodes, values: NodeValues): string | undefined {
  return venue.excluded.find(({ when }) => holds(when, values))?.reason;
}

/** What must be true before the node that is chosen connects. */
export function hintsFor(venue: VenueNodes, values: NodeValues): readonly string[] {
  return venue.hints.filter(({ when }) => holds(when, values)).map(({ text }) => text);
}
