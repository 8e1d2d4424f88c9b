import './card.css';
import type { Card } from '../../shared/cards';

/** Pixels between link and card, and between card and the window's edge. */
const gap = 6;
const margin = 8;

/**
 * The card itself. All of it is set as text.
 *
 * @param symbol - page and anchor, as the link carries them
 */
export function cardElement([kind, signature, line]: Card, symbol: string): HTMLElement {
  const card = document.createElement('div');
  card.className = 'symbol-card';
  card.id = 'symbol-card';
  card.role = 'tooltip';
  const [, before = '', name = '', rest = ''] = /^((?:async |class )?)([\w.]*)(.*)$/s.exec(signature) ?? [];
  const code = part('code', before);
  code.append(part('b', name), rest);
  card.append(code);
  if (line) card.append(withCode(line));
  card.append(part('small', whereabouts(symbol, kind)));
  return card;
}

/** `Strategy · trading` for a member, `class · trading` for what stands by itself. */
function whereabouts(symbol: string, kind: string): string {
  const [page = '', anchor = ''] = symbol.split('#');
  const owner = /([^.]+)\.[^.]+$/.exec(anchor)?.[1];
  const own = owner && /^(?:attribute|enum member|field|method|property)$/.test(kind) ? owner : kind;
  return `${own} · ${page.replace(/\/?index$/, '') || 'nautilus_trader'}`;
}

/** A line whose words between backticks are code. */
function withCode(line: string): HTMLElement {
  const made = part('span', '');
  line.split('`').forEach((text, index) => {
    made.append(index % 2 ? part('code', text) : text);
  });
  return made;
}

function part(tag: string, text: string): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}

/** Puts the card below the link's last line, or above its first where the window ends. */
export function place(card: HTMLElement, link: HTMLElement): void {
  const lines = link.getClientRects();
  const first = lines[0] ?? link.getBoundingClientRect();
  const last = lines[lines.length - 1] ?? first;
  const now = card.getBoundingClientRect();
  const below = last.bottom + gap;
  const above = first.top - gap - now.height;
  const top = below + now.height > innerHeight - margin && above > margin ? above : below;
  const left = Math.max(
    margin,
    Math.min(last.left, document.documentElement.clientWidth - margin - now.width),
  );
  // Whatever box it is positioned in, the difference is the same.
  card.style.left = `${left - now.left}px`;
  card.style.top = `${top - now.top}px`;
}
