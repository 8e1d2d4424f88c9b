import type latest from '@site/facts/latest/landing.json';

/** What `platform/landing/cross_over.py` wrote of its run. */
export type LandingRun = typeof latest;

const money = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2, minimumFractionDigits: 2 });
const count = new Intl.NumberFormat('en-GB');

/** @returns a whole number with separators: `86,400` */
export function whole(value: number): string {
  return count.format(value);
}

/** @returns an amount with its sign, a minus and not a hyphen: `+412.00`, `−87.50`; nothing has none: `0.00` */
export function signed(value: number, format: Intl.NumberFormat = money): string {
  const amount = format.format(Math.abs(value));
  if (!/[1-9]/.test(amount)) return amount;
  return (value < 0 ? '−' : '+') + amount;
}

/** @returns an amount in whole units with its sign: `+4,212` */
export function signedWhole(value: number): string {
  return signed(Math.round(value), count);
}

/** @returns the time of day of an ISO date: `21:04:10` */
export function timeOfDay(iso: string): string {
  return iso.slice(11, 19);
}
