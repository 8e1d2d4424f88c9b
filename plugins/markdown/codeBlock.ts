import type { Element, ElementContent } from 'hast';
import type { FenceMeta } from './fenceMeta';
import { highlight } from './highlight';

/** A fence, read from the page. */
export interface Fence {
  readonly code: string;
  readonly language: string;
  readonly meta: FenceMeta;
}

/** Outputs up to this many lines stand open; longer ones are folded. */
const openLines = 12;

/**
 * The finished code block: title bar, lines, copy button, and below them what the block printed.
 *
 * @param fence - the code
 * @param output - the fence with the captured output that follows it
 * @throws Error on an unknown language
 */
export function codeBlock(fence: Fence, output?: Fence): Element {
  const { code, language, meta } = fence;
  // Live, since the button tells by its own text what came of it.
  const copy = element(
    'button',
    { type: 'button', className: ['code-copy'], dataCopy: '', ariaLive: 'polite' },
    [text('Copy')],
  );
  const bar = meta.title
    ? [element('div', { className: ['code-bar'] }, [element('span', {}, [text(meta.title)]), copy])]
    : [];
  const name = meta.title ?? (language ? `${language} code` : 'Code');
  const pre = element('pre', { tabIndex: 0, role: 'region', ariaLabel: name }, [
    element(
      'code',
      { className: language ? [`language-${language}`] : [] },
      highlight(code, language, meta.highlighted),
    ),
  ]);
  return element('div', { className: ['code', ...(meta.title ? ['code--titled'] : [])] }, [
    ...bar,
    pre,
    ...(meta.title ? [] : [copy]),
    ...(meta.skip ? [element('p', { className: ['code-note'] }, [text(`Not run: ${meta.skip}`)])] : []),
    ...(output ? [printed(output.code)] : []),
  ]);
}

function printed(code: string): Element {
  const open = code.split('\n').length <= openLines ? { open: true } : {};
  return element('details', { className: ['code-output'], ...open }, [
    element('summary', {}, [text('Output')]),
    element('pre', { tabIndex: 0, role: 'region', ariaLabel: 'Output' }, [element('code', {}, [text(code)])]),
  ]);
}

function element(tagName: string, properties: Element['properties'], children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children };
}

function text(value: string): ElementContent {
  return { type: 'text', value };
}
