import type { RootContent } from 'mdast';
import type { VenueSymbol } from '../../shared/types';
import type { Context } from '../context';
import { code, table, unsearched } from '../cells';

const roles: Readonly<Record<string, string>> = {
  DATA_CLIENT: 'Data client',
  EXEC_CLIENT: 'Execution client',
  DATA_CLIENT_CONFIG: 'Data configuration',
  EXEC_CLIENT_CONFIG: 'Execution configuration',
  DATA_CLIENT_FACTORY: 'Data factory',
  EXEC_CLIENT_FACTORY: 'Execution factory',
  INSTRUMENT_PROVIDER: 'Instrument provider',
  INSTRUMENT_PROVIDER_CONFIG: 'Provider configuration',
  LOADER: 'Loader',
  HISTORICAL_CLIENT: 'Historical client',
  DATA_TYPE: 'Data type',
  ENUM: 'Enumeration',
  HELPER: 'Helper',
};

/** Clients, factories, configurations and what else belongs to the integration. */
export const classes = (context: Context): RootContent[] => symbolTable(context, context.venue.classes);

/** The data types of the venue's own. */
export const customData = (context: Context): RootContent[] =>
  symbolTable(context, context.venue.custom_data);

function symbolTable({ symbol }: Context, symbols: readonly VenueSymbol[]): RootContent[] {
  return [
    unsearched(
      table(
        ['Role', 'Name', 'Module'],
        symbols.map(({ role, name, module }) => [
          roles[role] ?? role,
          [symbol(name)],
          module ? [code(module)] : '',
        ]),
      ),
    ),
  ];
}
