import {
  matchMessage,
  messageTemplate,
  messageWords,
  plainText,
  type MessageMatch,
  type MessageTemplate,
} from '../../shared/messages';
import { isSpecific } from './specific';

/** A message that a pasted text holds. */
export interface MessageHit {
  /** Its place among the texts that the finder was made of. */
  readonly index: number;
  /** What fills its gaps, in small letters. */
  readonly gaps: readonly string[];
  /** Whether the pasted text breaks off inside it. */
  readonly isCut: boolean;
}

interface Found {
  readonly index: number;
  readonly match: MessageMatch;
}

// Of a longer text, its beginning and its end are read: a traceback's message stands last.
const longestEnd = 6000;
const mostHits = 5;
// A word of more templates leads to too many of them.
const mostSharing = 300;

/**
 * Prepares the recognition of pasted messages.
 *
 * @param texts - templates, each gap as `{}`
 * @returns a function from any text to the messages that it holds, best first; none for plain questions. Never throws
 */
export function messageFinder(texts: readonly string[]): (pasted: string) => MessageHit[] {
  const templates = texts.map(messageTemplate);
  const byWord = rareWords(templates);
  return (pasted) => {
    const lines = plainText(shortened(pasted));
    const candidates = new Set<number>();
    for (const word of new Set(messageWords(lines))) {
      for (const index of byWord.get(word) ?? []) candidates.add(index);
    }
    const hits = found(templates, candidates, lines);
    if (hits.length > 0 || !lines.includes('\n')) return hits;
    // Terminals and chats break long lines.
    return found(templates, candidates, lines.replaceAll('\n', ' '));
  };
}

function found(
  templates: readonly MessageTemplate[],
  candidates: ReadonlySet<number>,
  text: string,
): MessageHit[] {
  const matches: Found[] = [];
  for (const index of candidates) {
    const template = templates[index];
    const match = template && matchMessage(template, text);
    if (match && isSpecific(template, match, text)) matches.push({ index, match });
  }
  matches.sort(
    ({ match: one, index }, { match: other, index: second }) =>
      worth(other) - worth(one) || other.end - other.start - (one.end - one.start) || index - second,
  );
  return innerFirst(matches.slice(0, 4 * mostHits))
    .slice(0, mostHits)
    .map(({ index, match }) => ({
      index,
      gaps: match.gaps.map(([start, end]) => text.slice(start, end)),
      isCut: match.isCut,
    }));
}

function worth(match: MessageMatch): number {
  return match.isCut ? match.met / 2 : match.met;
}

/** Puts what fills another message's gap before it: the reason before the denial that carries it. */
function innerFirst(matches: readonly Found[]): Found[] {
  const ordered: Found[] = [];
  for (const item of matches) {
    const outer = ordered.findIndex(({ match }) =>
      match.gaps.some(([start, end]) => start <= item.match.start && item.match.end <= end),
    );
    if (outer === -1) ordered.push(item);
    else ordered.splice(outer, 0, item);
  }
  return ordered;
}

/** Templates by their rarest word, and by the rarest of their first literal and its first half, for texts that break off. */
function rareWords(templates: readonly MessageTemplate[]): ReadonlyMap<string, readonly number[]> {
  const counts = new Map<string, number>();
  for (const { words } of templates) {
    for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const byWord = new Map<string, number[]>();
  templates.forEach((template, index) => {
    const groups = template.literals.map((literal, at) =>
      ownWords(literal, at > 0, at < template.literals.length - 1),
    );
    const opening = groups.find((group) => group.length > 0) ?? [];
    const half = opening.slice(0, Math.ceil(opening.length / 2));
    const chosen = [groups.flat(), opening, half].map((group) =>
      group.reduce<string | undefined>(
        (best, word) => (best && (counts.get(best) ?? 0) <= (counts.get(word) ?? 0) ? best : word),
        undefined,
      ),
    );
    for (const word of new Set(chosen)) {
      if (!word || (word !== chosen[0] && (counts.get(word) ?? 0) > mostSharing)) continue;
      const known = byWord.get(word);
      if (known) known.push(index);
      else byWord.set(word, [index]);
    }
  });
  return byWord;
}

/** The words of a literal that no gap can lengthen. */
function ownWords(literal: string, afterGap: boolean, beforeGap: boolean): string[] {
  const opened = afterGap ? literal.replace(/^[\p{L}\p{N}_]+/u, '') : literal;
  return messageWords(beforeGap ? opened.replace(/[\p{L}\p{N}_]+$/u, '') : opened);
}

function shortened(text: string): string {
  if (text.length <= 2 * longestEnd) return text;
  return `${text.slice(0, longestEnd)}\n${text.slice(-longestEnd)}`;
}
