import type { Node } from 'unist';

/** What a writer must mend in a page; the message starts with file, line and column. */
export class PageError extends Error {
  constructor(file: string, at: { line: number; column: number } | undefined, reason: string) {
    super([file, ...(at ? [at.line, at.column] : [])].join(':') + `: ${reason}`);
    this.name = 'PageError';
  }
}

/** Reports a node of the page at hand. */
export type Fail = (node: Node, reason: string) => never;

/** @returns the {@link Fail} of one page, whose source has the name `file` */
export function failIn(file: string): Fail {
  return (node, reason) => {
    throw new PageError(file, node.position?.start, reason);
  };
}
