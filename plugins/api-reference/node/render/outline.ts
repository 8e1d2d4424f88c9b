import type { SymbolKind } from '../factTypes';
import type { ReferencePage } from '../page';
import type { Entry } from '../reference';
import { escape } from './html';
import { changeChip } from './marks';

const titles: Partial<Record<SymbolKind, string>> = {
  class: 'Classes',
  enum: 'Enums',
  exception: 'Exceptions',
  function: 'Functions',
  constant: 'Constants',
};

/** Names of the Rust core that have no entry, by kind. */
export function outlineHtml(page: ReferencePage, entries: readonly Entry[]): string {
  const kinds = [...new Set(entries.map(({ symbol }) => symbol.kind))].sort();
  const lists = kinds.map((kind) => {
    const items = entries
      .filter(({ symbol }) => symbol.kind === kind)
      .map(
        ({ symbol }) =>
          `<li id="${escape(symbol.anchor)}"><code>${escape(symbol.name)}</code>${changeChip(page, symbol.anchor)}`,
      );
    return `<h4 class="api-g">${titles[kind] ?? kind}</h4><ul class="api-v api-v--columns">${items.join('')}</ul>`;
  });
  return `<p>These stand in <code>nautilus_trader.core.nautilus_pyo3</code>. Where a Python or Cython class has the same name, use that one.</p>${lists.join('')}`;
}
