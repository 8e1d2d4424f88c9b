import { shorten } from '../text';
import type { ItemView } from './item';

/** Values of defaults are told up to this length, and so are values of constants. */
const valueLength = 24;

/**
 * What stands behind an item's name in a list: parameters without their types, `(order, position_id=None)`, or the type
 * and value of what isn't called.
 */
export function shortCall({ signature, isCall, parameters, name }: ItemView): string {
  if (!isCall) return shorten(signature.slice(name.length), 80);
  const names = parameters.map(({ name: parameter, default: value }) =>
    value === undefined ? parameter : `${parameter}=${value.length > valueLength ? '…' : value}`,
  );
  return `(${names.join(', ')})`;
}
