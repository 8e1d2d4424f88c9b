import type { RootContent } from 'mdast';
import type { Capabilities } from '../../shared/types';
import type { Context } from '../context';
import { capabilityTable } from './capability';
import { classes, customData } from './classes';
import { bars, book, subscriptions } from './data';
import { operations, orderParams, positions } from './orders';
import { environments, products, rateLimits, symbology } from './places';

type Part = (context: Context) => RootContent[];

const capability =
  (name: keyof Capabilities): Part =>
  (context) =>
    capabilityTable(context, name);

/** What `::venue{part="…"}` can show of an integration. */
export const parts: Readonly<Record<string, Part>> = {
  products,
  environments,
  symbology,
  'order-types': capability('order_types'),
  'time-in-force': capability('time_in_force'),
  instructions: capability('execution_instructions'),
  contingencies: capability('contingencies'),
  trailing: capability('trailing_offset_types'),
  triggers: capability('trigger_types'),
  operations,
  'order-params': orderParams,
  positions,
  subscriptions,
  book,
  bars,
  requests: capability('requests'),
  'custom-data': customData,
  reconciliation: capability('reconciliation'),
  'rate-limits': rateLimits,
  classes,
};
