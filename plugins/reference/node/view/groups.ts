import type { Member } from '../facts/types';

/** A class with fewer methods than this is read at a glance: its methods stay together. */
const manyMethods = 13;

/** What readers come to a class for, with the methods that serve it: the first group that takes a name has it. */
const uses: readonly (readonly [title: string, names: RegExp])[] = [
  ['Internal', /^_/],
  ['Handlers', /^(?:on|handle)_/],
  ['Timers', /timer|time_alert/],
  ['Subscriptions', /^(?:un)?subscribe(?:_|d?$)|subscri(?:bed|ptions)_|_subscriptions?$/],
  ['Requests', /^(?:a?request|generate)_|^request$/],
  ['Orders', /^(?:submit|cancel|modify|close|query|market_exit|create|order|bracket)(?:_|$)/],
  [
    'State',
    /^(?:start|stop|resume|reset|dispose|degrade|fault|save|load|run|end|clear|(?:dis)?connect|shutdown_system|is_\w+)$/,
  ],
  ['Conversion', /^(?:to|from|as)_/],
];

/** The groups in the order that readers see. */
const order = [
  'Methods',
  'Handlers',
  'Orders',
  'Subscriptions',
  'Requests',
  'Timers',
  'State',
  'Conversion',
  'Attributes',
  'Internal',
];

/**
 * Puts what a class has in groups by use, own and inherited members alike.
 *
 * @param members - anything with the kind and name of a member
 * @returns groups that hold something, each in the order given
 */
export function groupsOf<Item extends Pick<Member, 'kind' | 'name'>>(
  members: readonly Item[],
): { title: string; members: Item[] }[] {
  const isLong = members.filter(({ kind }) => kind === 'method').length >= manyMethods;
  const titleOf = ({ kind, name }: Item) => {
    if (kind !== 'method') return 'Attributes';
    return (isLong && uses.find(([, names]) => names.test(name))?.[0]) || 'Methods';
  };
  return order
    .map((title) => ({ title, members: members.filter((member) => titleOf(member) === title) }))
    .filter((group) => group.members.length > 0);
}
