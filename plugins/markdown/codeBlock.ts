import type { Element } from 'hast';
import { element, text } from './elements';
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
  const copy = element(
    'button',
    { type: 'button', className: ['code-copy'], dataCopy: '', ariaLive: 'polite' },
    [text('Copy')],
  );
  const bar =
    meta.title && !meta.setup
      ? [element('div', { className: ['code-bar'] }, [element('span', {}, [text(meta.title)]), copy])]
      : [];
  const name = meta.title ?? (meta.setup ? 'Set-up' : language ? `${language} code` : 'Code');
  const pre = element('pre', { tabIndex: 0, role: 'group', ariaLabel: name }, [
    element(
      'code',
      { className: language ? [`language-${language}`] : [] },
      highlight(code, language, meta.highlighted),
    ),
  ]);
  return element('div', { className: ['code', ...(bar.length > 0 ? ['code--titled'] : [])] }, [
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
  return element('details', { className: ['code-setup'] }, [
    element('summary', { className: ['code-bar'] }, [
      element('span', {}, [text(name)]),
      element('span', { className: ['code-show'] }, [text(`show ${lines} lines`)]),
      element('span', { className: ['code-hide'] }, [text('hide')]),
    ]),
    pre,
  ]);
}
