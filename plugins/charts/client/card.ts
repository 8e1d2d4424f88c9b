import './card.css';

/** As plugins/charts/node/cards.ts writes it: from 0 at the first place of the axis to 1 at the last. */
type Card = readonly [at: number, title: string, lines: readonly (readonly [name: string, value: string])[]];

const watched = new WeakSet<Element>();

/**
 * Shows at the pointer what the nearest place of a chart holds. Escape takes the card away, and so does leaving the
 * chart; after a touch it stays until the next one elsewhere.
 *
 * @param pointer - how a pointer came to the chart
 */
export async function watch(plot: HTMLElement, pointer: PointerEvent): Promise<void> {
  if (watched.has(plot)) return;
  watched.add(plot);
  let last = pointer;
  const keep = (event: PointerEvent) => (last = event);
  plot.addEventListener('pointermove', keep);
  const cards = await fetched(plot.dataset['cards'] ?? '');
  plot.removeEventListener('pointermove', keep);
  if (!cards || !plot.isConnected) return;
  const line = plot.appendChild(document.createElement('i'));
  line.className = 'chart-cursor';
  const tip = plot.appendChild(document.createElement('dl'));
  tip.className = 'chart-tip';
  const hide = () => (line.hidden = tip.hidden = true);
  const show = ({ clientX }: PointerEvent) => {
    const svg = [...plot.querySelectorAll('svg')].find((drawing) => drawing.clientWidth > 0);
    if (!svg) return;
    const { left, width } = svg.getBoundingClientRect();
    const scale = width / svg.viewBox.baseVal.width;
    const from = Number(svg.dataset['from']) * scale;
    const to = Number(svg.dataset['to']) * scale;
    const card = nearest(cards, (clientX - left - from) / (to - from || 1));
    if (!card) return;
    const x = from + card[0] * (to - from);
    tip.replaceChildren(...elementsOf(card));
    line.hidden = tip.hidden = false;
    line.style.left = `${x}px`;
    const isRight = x > width / 2;
    tip.style.left = isRight ? 'auto' : `${x + 10}px`;
    tip.style.right = isRight ? `${plot.clientWidth - x + 10}px` : 'auto';
  };
  hide();
  // The pointer may rest since it came, as a finger does.
  if (plot.matches(':hover')) show(last);
  plot.addEventListener('pointermove', show);
  plot.addEventListener('pointerdown', show);
  plot.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse') hide();
  });
  const away = (event: Event) => {
    if (!plot.isConnected) {
      document.removeEventListener('keydown', away);
      document.removeEventListener('pointerdown', away);
    } else if (event instanceof KeyboardEvent ? event.key === 'Escape' : !plot.contains(event.target as Node))
      hide();
  };
  document.addEventListener('keydown', away);
  document.addEventListener('pointerdown', away);
}

/** @returns undefined when they don't come: the numbers still stand in the table */
async function fetched(address: string): Promise<readonly Card[] | undefined> {
  try {
    const response = await fetch(address);
    return response.ok ? ((await response.json()) as readonly Card[]) : undefined;
  } catch {
    return undefined;
  }
}

function nearest(cards: readonly Card[], at: number): Card | undefined {
  return cards.reduce<Card | undefined>(
    (best, card) => (best && Math.abs(best[0] - at) <= Math.abs(card[0] - at) ? best : card),
    undefined,
  );
}

function elementsOf([, title, lines]: Card): Element[] {
  const head = document.createElement('div');
  head.append(title);
  return [
    head,
    ...lines.map(([name, value]) => {
      const line = document.createElement('div');
      line.append(document.createElement('dt'), document.createElement('dd'));
      line.firstElementChild?.append(name);
      line.lastElementChild?.append(value);
      return line;
    }),
  ];
}
