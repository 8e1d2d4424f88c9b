import type { Explored, Group, Question } from '../shared/criteria';
import { slugOf } from './element';
import { offerNodes } from './nodeButtons';
import { addressOf, countWith, matches, questionIn } from '../shared/match';

/**
 * Lets readers ask the tables of integrations: shows the form, hides the rows of what doesn't fit, and keeps the
 * question in the address.
 *
 * @param form - as the page brought it
 */
export async function enliven(form: HTMLFormElement): Promise<void> {
  const venues = await fetchFacts(form.dataset['facts'] ?? '');
  if (!form.isConnected) return;
  // Without its facts the form goes, and the tables say it all.
  if (!venues) {
    form.hidden = true;
    return;
  }
  const boxes = [...form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  const show = () => {
    const question = asked(boxes);
    const found = venues.filter((venue) => matches(venue, question));
    showRows(found);
    showCounts(form, boxes, venues, question);
    tellFound(form, found.length, venues.length);
  };
  const known = (group: Group) => boxes.filter(({ name }) => name === group).map(({ value }) => value);
  const start = questionIn(location.search, known);
  for (const box of boxes) box.checked = start[box.name as Group]?.includes(box.value) ?? false;
  form.addEventListener('change', () => {
    keep(asked(boxes));
    show();
  });
  form.addEventListener('reset', () => {
    // The boxes are empty only after this event.
    setTimeout(() => {
      keep({});
      show();
      form.querySelector('summary')?.focus();
    });
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
  });
  closeLikeMenus(form);
  offerNodes(form.dataset['nodes'] ?? '');
  show();
  form.inert = false;
}

/** Undefined where they can't be had, or are damaged. */
async function fetchFacts(address: string): Promise<Explored[] | undefined> {
  try {
    const answer = await fetch(address);
    return answer.ok ? ((await answer.json()) as Explored[]) : undefined;
  } catch {
    return undefined;
  }
}

function asked(boxes: readonly HTMLInputElement[]): Question {
  const question: Partial<Record<Group, string[]>> = {};
  for (const { checked, name, value } of boxes) if (checked) (question[name as Group] ??= []).push(value);
  return question;
}

function keep(question: Question): void {
  const { pathname, search, hash } = location;
  history.replaceState(history.state, '', pathname + addressOf(question, search) + hash);
}

function showRows(found: readonly Explored[]): void {
  const slugs = new Set(found.map(({ slug }) => slug));
  for (const row of document.querySelectorAll<HTMLTableRowElement>('.venue-table tbody tr')) {
    row.hidden = !slugs.has(slugOf(row.querySelector<HTMLAnchorElement>('th a')));
  }
}

function showCounts(
  form: HTMLFormElement,
  boxes: readonly HTMLInputElement[],
  venues: readonly Explored[],
  question: Question,
): void {
  for (const box of boxes) {
    const count = countWith(venues, question, box.name as Group, box.value);
    const label = box.closest('label');
    label?.classList.toggle('venue-none', count === 0);
    setText(label?.querySelector('.venue-count'), String(count));
  }
  for (const details of form.querySelectorAll('details')) {
    const count = question[details.dataset['group'] as Group]?.length ?? 0;
    setText(details.querySelector('.venue-asked'), count > 0 ? `${count}` : '');
  }
  const clear = form.querySelector<HTMLButtonElement>('button[type=reset]');
  if (clear) clear.hidden = Object.keys(question).length === 0;
}

function tellFound(form: HTMLFormElement, found: number, all: number): void {
  const words = found === 1 ? '1 integration' : `${found} integrations`;
  setText(form.querySelector('[role=status]'), found === all ? words : `${words} of ${all}`);
}

function setText(element: Element | null | undefined, text: string): void {
  if (element) element.textContent = text;
}

/** A group closes by Escape, and when the reader goes on elsewhere. */
function closeLikeMenus(form: HTMLFormElement): void {
  const close = (except?: Element | null) => {
    for (const details of form.querySelectorAll('details')) if (details !== except) details.open = false;
  };
  form.addEventListener('keydown', ({ key, target }) => {
    const details = (target as Element).closest('details');
    if (key !== 'Escape' || !details?.open) return;
    details.open = false;
    details.querySelector('summary')?.focus();
  });
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Element) close(relatedTarget.closest('details'));
  });
  const closeElsewhere = ({ target }: PointerEvent) => {
    // The document outlives the page.
    if (!form.isConnected) document.removeEventListener('pointerdown', closeElsewhere);
    else if (target instanceof Element) close(target.closest('.venue-explorer details'));
  };
  document.addEventListener('pointerdown', closeElsewhere);
}
