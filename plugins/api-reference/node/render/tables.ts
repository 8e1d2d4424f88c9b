import { escape } from './html';

/** A row of a table. */
export interface Row {
  /** What stands in its tag behind the name: ` id="…"`. */
  readonly attributes?: string;
  /** HTML. */
  readonly cells: readonly string[];
}

/** How a table is drawn. */
interface Drawing {
  /** On a phone its cells stand below each other; to assistive technology it stays a table. */
  readonly stacks?: true;
  /** Not found by search. */
  readonly off?: true;
}

/** A table that scrolls by itself, by keyboard too, where it is wider than its frame. */
export function table(
  label: string,
  heads: readonly string[],
  rows: readonly Row[],
  { stacks, off }: Drawing = {},
): string {
  // What CSS lays out in another way is no table to some browsers unless it says so itself.
  const role = (name: string) => (stacks ? ` role="${name}"` : '');
  const head = heads.map((text) => `<th${role('columnheader')}>${text}`).join('');
  const body = rows.map(({ attributes = '', cells }) => {
    const inner = cells.map((cell) => `<td${role('cell')}>${cell}`).join('');
    return `<tr${attributes}${role('row')}>${inner}`;
  });
  const frame = `<div class="table-frame${stacks ? ' api-stack' : ''}" tabindex="0" role="region" aria-label="${escape(label)}"${off ? ' data-search="off"' : ''}>`;
  return `${frame}<table${role('table')}><thead${role('rowgroup')}><tr${role('row')}>${head}<tbody${role('rowgroup')}>${body.join('')}</table></div>`;
}
