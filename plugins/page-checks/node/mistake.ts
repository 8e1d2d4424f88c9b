/** What a writer must mend, in the file that is edited. */
export interface Mistake {
  /** Path below the site's folder. */
  readonly file: string;
  /** From 1; undefined where no line is at fault. */
  readonly line: number | undefined;
  readonly what: string;
  /** Broken links and anchors only warn in a build, as specified; everywhere else they count like all others. */
  readonly warns?: true;
}

/** The one line in which a mistake is told: `docs/concepts/orders.md:12: …`. */
export function told({ file, line, what }: Mistake): string {
  return `${file}${line === undefined ? '' : `:${line}`}: ${what.replaceAll(/\s*\n\s*/g, ' ')}`;
}

/** Stops a command with what is to be mended and no stack: where the check stands in the code helps no writer. */
export class MistakesError extends Error {
  constructor(mistakes: readonly Mistake[]) {
    super(`The pages have mistakes:\n${mistakes.map(told).join('\n')}`);
    this.stack = this.message;
  }
}
