import { describe, expect, it } from 'vitest';
import { choiceProps, listProps, rowProps } from './rows';

const onClick = () => undefined;
const row = { id: 'row-1', role: 'option', 'aria-selected': true, onClick };

describe('the rows of the modal', () => {
  it('are options by their links', () => {
    expect(choiceProps(row, 'hits_docs_0')).toEqual({
      id: 'row-1',
      role: 'option',
      'aria-selected': true,
      tabIndex: -1,
    });
    expect(rowProps(row, 'hits_docs_0')).toEqual({ onClick, role: 'none', 'data-selected': true });
  });

  it('of kept searches are a plain list of links and buttons', () => {
    expect(choiceProps(row, 'recentSearches')).toEqual({ id: 'row-1' });
    expect(rowProps(row, 'recentSearches')).toEqual({ onClick, 'data-selected': true });
    expect(listProps({ role: 'listbox', id: 'list' }, 'recentSearches').role).toBeUndefined();
    expect(listProps({ role: 'listbox', id: 'list' }, 'hits_docs_0').role).toBe('listbox');
  });
});
