import { visit } from 'unist-util-visit';
import { parseFenceMeta } from '../../pages/fenceMeta';
import { grammarOf } from '../../markdown/languages';
import { reasonOf } from '../../reasonOf';
import type { Mistake } from './mistake';
import { mistakeAt, type PageCheck } from './page';

/** Fences with a language or a word that nothing reads, and those without an end. */
export const fenceMistakes: PageCheck = (page) => {
  const mistakes: Mistake[] = [];
  visit(page.root, 'code', (node) => {
    const { position } = node;
    const opened = /^[\s>]*(?:[-*+]\s+|\d+[.)]\s+)*[\s>]*(`{3,}|~{3,})/.exec(
      page.lines[(position?.start.line ?? 0) - 1] ?? '',
    );
    if (!opened) return; // Code by its indent.
    try {
      parseFenceMeta(node.meta ?? '');
      if (node.lang !== 'mermaid') grammarOf(node.lang ?? '');
    } catch (error) {
      mistakes.push(mistakeAt(page, node, reasonOf(error)));
    }
    const last = page.lines[(position?.end.line ?? 0) - 1] ?? '';
    if (position?.start.line === position?.end.line || !/(?:`{3,}|~{3,})\s*$/.test(last))
      mistakes.push(mistakeAt(page, node, 'the code fence isn’t closed; all that follows is read as code'));
  });
  return mistakes;
};
