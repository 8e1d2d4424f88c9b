import type { Explored, Group, Question } from '../shared/criteria';
import { addressOf, countWith, matches, questionIn } from '../shared/match';

/**
 * Lets readers ask the tables of integrations: shows the form, hides the rows of what doesn't fit, and keeps the
 * question in the address.
 *
 * @param form - as the page brought it
 */
export async function enliven(form: HTMLFormElement): Promise<void> {
  const address = form.dataset['facts'] ?? '';
  const answer = await fetch(address).catch(() => undefined);
  // Without its facts the form stays hidden, and the tables say it all.
  if (!answer?.ok || !form.isConnected) return;
  const venues = (await answer.json()) as Explored[];
  const boxes = [...form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  const show = () => {
    const question = asked(boxes);
    showRows(venues.filter((venue) => matches(venue, question)));
    showCounts(form, boxes, venues, question);
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
  show();
  form.hidden = false;
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
    const path = row.querySelector<HTMLAnchorElement>('th a')?.pathname ?? '';
    row.hidden = !slugs.has(path.slice(path.lastIndexOf('/') + 1));
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
  const left = venues.filter((venue) => matches(venue, question)).length;
  const words = left === 1 ? '1 integration' : `${left} integrations`;
  setText(
    form.querySelector('[role=status]'),
    left === venues.length ? words : `${words} of ${venues.length}`,
  );
  const clear = form.querySelector<HTMLButtonElement>('button[type=reset]');
  if (clear) clear.hidden = Object.keys(question).length === 0;
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
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Element && form.isConnected) close(target.closest('.venue-explorer details'));
  });
}
