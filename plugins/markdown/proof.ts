import type { Element } from 'hast';
import { h } from 'hastscript';

/** What is known of the last run of a block, as it comes from plugins/examples. */
export type Proof =
  | {
      readonly kind: 'ran';
      /** Release of the platform that it ran on. */
      readonly version: string;
      /** Day of the run, as 2026-11-21. */
      readonly date: string;
      /** What it printed; '' when nothing. */
      readonly output: string;
    }
  /** It changed since it ran. */
  | { readonly kind: 'changed' };

/** Outputs up to this many lines stand open; longer ones are folded. */
const openLines = 20;

/** The last line of a code block that is run: on what and when, and what it printed. */
export function proofLine(proof: Proof): Element {
  if (proof.kind === 'changed') return note('This block changed since it was last run.');
  const ran = [
    `Ran on ${proof.version}`,
    // Shown at the first block, and where a reader points.
    h('span.code-day', `, ${dayOf(proof.date)}`),
  ];
  if (!proof.output) return h('p.code-note.code-proof', ran);
  return printed(proof.output, h('span.code-proof', ran));
}

/** A line below a block. */
export function note(words: string): Element {
  return h('p.code-note', words);
}

/** What a block printed, under a line that folds it. */
export function printed(output: string, label = h('span.code-label', 'Output')): Element {
  const open = output.split('\n').length <= openLines ? { open: true } : {};
  return h(
    'details.code-output',
    open,
    h(
      'summary',
      label,
      // Which of the two holds, the style sheet knows.
      h('span.code-show', 'show output'),
      h('span.code-hide', 'hide output'),
    ),
    h('pre', { tabIndex: 0, role: 'group', ariaLabel: 'Output' }, h('code', output)),
  );
}

/** 2026-11-21 → 21 November 2026 */
function dayOf(date: string): string {
  return new Date(date).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
