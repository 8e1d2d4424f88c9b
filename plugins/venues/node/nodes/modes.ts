import type { NodeChoice } from '../../shared/nodes';

/** What happens to orders: the first choice of every venue. */
export const modeChoice: NodeChoice = {
  id: 'mode',
  label: 'Orders',
  options: [
    { id: 'live', label: 'Sent to the venue' },
    { id: 'sandbox', label: 'Simulated on its data' },
    { id: 'data', label: 'None, market data alone' },
  ],
};
