import type { Hit } from '../shared/types';

/** A hit's title without its marks. */
export function plainTitle({ title }: Pick<Hit, 'title'>): string {
  return title.map(({ text }) => text).join('');
}
