/** A group of the modal's rows. */
export interface Collection {
  readonly source: { readonly sourceId: string };
  readonly items: readonly unknown[];
}

/** What the mends read of the modal's state. */
export interface ModalState {
  readonly query: string;
  readonly status: string;
  readonly collections: readonly Collection[];
  /** The row chosen, counted over all groups. */
  readonly activeItemId: number | null;
  readonly context: { readonly nbHits?: unknown };
}
