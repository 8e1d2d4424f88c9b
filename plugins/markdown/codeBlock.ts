import type { Element } from 'hast';
import { h } from 'hastscript';
import type { FenceMeta } from '../pages/fenceMeta';
import { highlight } from './highlight';
import { note, printed, proofLine, type Proof } from './proof';

/** A fence, read from the page. */
export interface Fence {
  readonly code: string;
  readonly language: string;
  readonly meta: FenceMeta;
  /** What is known of its last run, when it is one that is run. */
  readonly proof?: Proof | undefined;
}

/**
 * The finished code block: title bar, lines, copy button, and below them what the block printed.
 *
 * @param fence - the code
 * @param output - the fence with the captured output that follows it
 * @throws Error on an unknown language
 */
export function codeBlock(fence: Fence, output?: Fence): Element {
  const { code, language, meta, proof } = fence;
  // Live, since the button tells by its own text what came of it.
  const copy = h(
    'button',
    { type: 'button', className: 'code-copy', dataCopy: '', ariaLive: 'polite' },
    'Copy',
  );
  const bar = meta.title && !meta.setup ? [h('div.code-bar', h('span', meta.title), copy)] : [];
  const name = meta.title ?? (meta.setup ? 'Set-up' : language ? `${language} code` : 'Code');
  const pre = h(
    'pre',
    { tabIndex: 0, role: 'group', ariaLabel: name },
    h(
      'code',
      { className: language ? [`language-${language}`] : [] },
      highlight(code, language, meta.highlighted),
    ),
  );
  return h(bar.length > 0 ? 'div.code.code--titled' : 'div.code', [
    ...bar,
    meta.setup ? folded(pre, name, code.split('\n').length) : pre,
    ...(bar.length > 0 ? [] : [copy]),
    ...(meta.fresh ? [note('A new program: run it in a process of its own.')] : []),
    ...(meta.skip ? [note(`Not run: ${meta.skip}`)] : []),
    ...(proof ? [proofLine(proof)] : []),
    ...(output ? [printed(output.code)] : []),
  ]);
}

/** Code that a reader needs to run the page and not to follow it. */
function folded(pre: Element, name: string, lines: number): Element {
  return h(
    'details.code-setup',
    h(
      'summary.code-bar',
      h('span', name),
      h('span.code-show', `show ${lines} lines`),
      h('span.code-hide', 'hide'),
    ),
    pre,
  );
}
