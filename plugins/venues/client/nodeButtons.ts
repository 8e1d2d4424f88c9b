import type { NodesBySlug } from '../shared/nodes';
import { element, slugOf } from './element';
import { openNodeDialog } from './nodeDialog';

/**
 * Puts a button beside each integration of the first comparison that opens its node programs.
 *
 * @param address - of the programs, which are fetched when a reader wants one
 */
export function offerNodes(address: string): void {
  let programs: Promise<NodesBySlug> | undefined;
  for (const link of document
    .querySelector('.venue-table')
    ?.querySelectorAll<HTMLAnchorElement>('tbody th a') ?? []) {
    const slug = slugOf(link);
    const name = link.textContent;
    const button = element('button', { type: 'button', className: 'venue-node' }, 'Copy a node');
    button.setAttribute('aria-label', `Copy a node for ${name}`);
    button.addEventListener('click', () => {
      programs ??= fetchPrograms(address);
      programs.then(
        (all) => {
          openNodeDialog(name, all[slug]);
        },
        () => {
          // The next click tries again.
          programs = undefined;
          button.textContent = "Couldn't be loaded: try again";
        },
      );
    });
    link.after(button);
  }
}

async function fetchPrograms(address: string): Promise<NodesBySlug> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return (await answer.json()) as NodesBySlug;
}
