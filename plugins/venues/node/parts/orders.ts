import type { RootContent } from 'mdast';
import { text } from '../../../pages/nodes';
import { lower } from '../../shared/labels';
import type { Context } from '../context';
import { code, listed, sentence, table } from '../cells';
import { capabilityTable } from './capability';

const fates: Readonly<Record<string, string>> = {
  DENIED: 'denied: no request is sent, the strategy gets `OrderDenied`',
  REJECTED: 'rejected: the strategy gets `OrderRejected`',
  LOGGED: 'logged as an error: no event, the order stays as it was',
  EXCEPTION: 'an exception in the client, logged: no event, the order stays as it was',
  IGNORED: 'ignored: the order is sent without it',
};

/** Commands, what can be modified, and how an order ends that the integration doesn't support. */
export function operations(context: Context): RootContent[] {
  const { unsupported_behaviour: unsupported, modify_fields } = context.venue;
  const kinds = ['order_type', 'time_in_force', 'order_list'] as const;
  const rows = kinds.flatMap((kind) => {
    const fate = unsupported[kind];
    return fate ? [[`Unsupported ${lower(kind)}`, backticked(context, fates[fate] ?? lower(fate))]] : [];
  });
  const fields = listed(modify_fields.map((field) => code(lower(field).replace(' ', '_'))));
  return [
    ...capabilityTable(context, 'operations'),
    table(
      ['What', 'Outcome'],
      [
        ...(fields.length > 0 ? [['What a modification may change', fields]] : []),
        ...rows,
        ...(unsupported.note ? [['Note', sentence(unsupported.note)]] : []),
      ],
    ),
  ];
}

function backticked({ symbol }: Context, words: string) {
  return words.split('`').map((part, index) => (index % 2 === 1 ? symbol(part) : text(part)));
}

/** What the venue takes beside the platform's own order fields. */
export function orderParams({ venue, symbol }: Context): RootContent[] {
  return [
    table(
      ['Parameter', 'Type', 'Products', 'Values', 'Note'],
      venue.order_params.map(({ name, type, products, values, note }) => [
        [symbol(name)],
        [code(type)],
        listed((products ?? []).map(code)),
        listed((values ?? []).map(code)),
        sentence(note),
      ]),
    ),
  ];
}

/** Position modes and margin, and the account they belong to. */
export function positions(context: Context): RootContent[] {
  const { oms_type, account_types, base_currency, account_id } = context.venue.account;
  const rows = [
    ['OMS type', sentence(oms_type.value)],
    ['Account type', listed(account_types.value.map((type) => context.symbol(`AccountType.${type}`, type)))],
    ['Base currency', sentence(base_currency.value ?? 'none: several currencies')],
    ['Account id', account_id.value ? [code(account_id.value)] : ''],
  ] as const;
  return [
    table(['Account', 'Value'], rows),
    ...capabilityTable(context, 'position_modes'),
    ...capabilityTable(context, 'margin'),
  ];
}
