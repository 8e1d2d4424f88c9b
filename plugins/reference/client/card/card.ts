import type { Card } from '../../shared/cards';
import { cardOf, targetOf } from './cardData';
import { cardElement, place } from './cardElement';

/** Milliseconds before a card opens, as the look has it, and the time to reach it with the pointer. */
const patience = { open: 200, close: 200 } as const;

let link: HTMLAnchorElement | undefined;
let card: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Closed by Escape: it stays closed until the pointer or the focus has left its link. */
let dismissed: HTMLAnchorElement | undefined;

/** Opens the card of a link after a moment, unless the reader has gone on. */
export function show(target: HTMLAnchorElement): void {
  if (target === dismissed) return;
  clearTimeout(timer);
  if (target === link) return;
  close();
  link = target;
  target.addEventListener('pointerleave', leave);
  target.addEventListener('blur', leave);
  const to = targetOf(target);
  if (!to) return;
  const content = cardOf(to);
  timer = setTimeout(
    () =>
      void content.then((shown) => {
        if (shown && link === target) open(target, shown, to.symbol);
      }),
    patience.open,
  );
}

function open(target: HTMLAnchorElement, content: Card, symbol: string): void {
  if (!target.isConnected) return;
  card = cardElement(content, symbol);
  card.addEventListener('pointerleave', leave);
  // Beside the text, so that it belongs to the page's main part for assistive technology.
  (target.closest('article') ?? document.body).append(card);
  target.setAttribute('aria-describedby', card.id);
  place(card, target);
}

/** The pointer or the focus has left something; a moment later it may be on the link or on the card. */
function leave({ currentTarget }: Event): void {
  if (currentTarget === dismissed) dismissed = undefined;
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (!link?.matches(':hover, :focus-visible') && !card?.matches(':hover')) close();
  }, patience.close);
}

function close(): void {
  clearTimeout(timer);
  card?.remove();
  link?.removeAttribute('aria-describedby');
  link?.removeEventListener('pointerleave', leave);
  link?.removeEventListener('blur', leave);
  card = link = undefined;
}

document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape' || !link) return;
  const closed = link;
  close();
  dismissed = closed;
  closed.addEventListener('pointerleave', leave, { once: true });
  closed.addEventListener('blur', leave, { once: true });
});
// Following a link, or going back: the page below is another one.
for (const event of ['click', 'popstate']) window.addEventListener(event, close);
