import type { Found } from './show';

/** What the box says beside the field. */
interface Told extends Found {
  readonly total: number;
  readonly text: string;
}

/** A filter box in its place. */
interface FilterBox {
  /** Says what a query found; nothing without a query. */
  readonly tell: (found: Told | undefined) => void;
  /** Filters by a text that nobody has typed. */
  readonly start: (text: string) => void;
}

/**
 * Builds the filter box. All it shows is set as text.
 *
 * @param place - the empty element below the page's lead
 */
export function filterBox(
  place: Element,
  options: { readonly onFilter: (text: string) => void; readonly searchPage: (text: string) => string },
): FilterBox {
  const input = document.createElement('input');
  input.type = 'search';
  input.placeholder = 'Filter by name or description';
  input.ariaLabel = 'Filter symbols';
  input.autocomplete = 'off';
  input.spellcheck = false;
  const status = document.createElement('span');
  status.role = 'status';
  const ways = document.createElement('span');
  const start = (text: string) => {
    input.value = text;
    options.onFilter(text);
  };
  const clear = document.createElement('button');
  clear.type = 'button';
  clear.textContent = 'Clear';
  clear.addEventListener('click', () => {
    start('');
    input.focus();
  });
  const everywhere = document.createElement('a');
  everywhere.textContent = 'Search everywhere';
  input.addEventListener('input', () => {
    options.onFilter(input.value);
  });
  place.append(input, status, ways);
  return {
    start,
    tell: (found) => {
      status.textContent = found ? wordsOf(found) : '';
      ways.replaceChildren();
      if (!found || found.shown + found.inherited > 0) return;
      everywhere.href = options.searchPage(found.text);
      ways.append(clear, everywhere);
    },
  };
}

function wordsOf({ shown, inherited, total, text }: Told): string {
  if (shown + inherited === 0) return `No symbol contains '${text.trim()}'.`;
  return `${shown} of ${total}${inherited > 0 ? `, ${inherited} inherited` : ''}`;
}
