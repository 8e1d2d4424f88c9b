import type { Element } from 'hast';
import { h } from 'hastscript';
import type { FormGroup } from './explorer';

/** Addresses of what the explorer's script fetches. */
interface Sources {
  readonly facts: string;
  readonly nodes: string;
}

/**
 * The explorer's form. Until its script has come it keeps its place, unseen and inert, so that nothing moves below it;
 * without scripts it is away, and the tables below it say it all.
 */
export function explorerForm(
  groups: readonly FormGroup[],
  { facts, nodes }: Sources,
  count: number,
): Element {
  const properties = { inert: true, dataFacts: facts, dataNodes: nodes, ariaLabel: 'Find integrations' };
  return h('form.venue-explorer', properties, [
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
