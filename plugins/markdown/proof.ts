import type { Element } from 'hast';
import { element, text } from './elements';

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
    text(`Ran on ${proof.version}`),
    // Shown at the first block, and where a reader points.
    element('span', { className: ['code-day'] }, [text(`, ${dayOf(proof.date)}`)]),
  ];
  if (!proof.output) return element('p', { className: ['code-note', 'code-proof'] }, ran);
  return printed(proof.output, element('span', { className: ['code-proof'] }, ran));
}

/** A line below a block. */
export function note(words: string): Element {
  return element('p', { className: ['code-note'] }, [text(words)]);
}

/** What a block printed, under a line that folds it. */
export function printed(
  output: string,
  label = element('span', { className: ['code-label'] }, [text('Output')]),
): Element {
  const open = output.split('\n').length <= openLines ? { open: true } : {};
  return element('details', { className: ['code-output'], ...open }, [
    element('summary', {}, [
      label,
      // Which of the two holds, the style sheet knows.
      element('span', { className: ['code-show'] }, [text('show output')]),
      element('span', { className: ['code-hide'] }, [text('hide output')]),
    ]),
    element('pre', { tabIndex: 0, role: 'group', ariaLabel: 'Output' }, [
      element('code', {}, [text(output)]),
    ]),
  ]);
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
