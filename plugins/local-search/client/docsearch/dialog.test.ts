import { describe, expect, it } from 'vitest';
import { dialogProps, fieldProps } from './dialog';

const props = { 'aria-controls': 'list', 'aria-activedescendant': 'row', value: 'a' };
const collections = [{ source: { sourceId: 'hits_docs_0' }, items: [{}] }];

describe('the field', () => {
  it('is the combobox that the dialog around it is not', () => {
    expect(dialogProps({ role: 'combobox', 'aria-expanded': true, onClick: 1 })).toEqual({ onClick: 1 });
    expect(fieldProps(props, { status: 'idle', collections }, false)).toEqual({
      ...props,
      role: 'combobox',
      'aria-haspopup': 'listbox',
      'aria-expanded': true,
    });
  });

  it.each([
    ['a failure', { status: 'error', collections }, false],
    ['an answer', { status: 'idle', collections }, true],
    ['no rows', { status: 'idle', collections: [{ source: { sourceId: 'x' }, items: [] }] }, false],
  ])('points to nothing with %s', (_, state, isAsking) => {
    expect(fieldProps(props, state, isAsking)).toMatchObject({
      'aria-expanded': false,
      'aria-controls': undefined,
      'aria-activedescendant': undefined,
    });
  });
});
