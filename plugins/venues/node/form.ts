import type { Element } from 'hast';
import { h } from 'hastscript';
import type { FormGroup } from './explorer';

/**
 * The explorer's form. It is hidden until its script has come: without one, the tables below it say it all.
 *
 * @param facts - address of what the script asks
 */
export function explorerForm(groups: readonly FormGroup[], facts: string, count: number): Element {
  return h('form.venue-explorer', { hidden: true, dataFacts: facts, ariaLabel: 'Find integrations' }, [
    ...groups.map(({ id, title, choices }) =>
      h('details', { name: 'venue-explorer', dataGroup: id }, [
        h('summary', [title, ' ', h('span.venue-asked')]),
        h(
          'fieldset',
          h('legend', title),
          choices.map(({ value, words }) =>
            h('label', [
              h('input', { type: 'checkbox', name: id, value }),
              ` ${words} `,
              h('span.venue-count'),
            ]),
          ),
        ),
      ]),
    ),
    h('p.venue-status', [
      h('span', { role: 'status' }, `${count} integrations`),
      ' ',
      h('button', { type: 'reset', hidden: true }, 'Clear'),
    ]),
  ]);
}
