import { createHash } from 'node:crypto';
import type { Block } from '../../pages/blocks';

/** A Python block of a page and what its run is recorded under. */
export interface Example {
  readonly block: Block;
  /**
   * What decides what the block does: its own code, that of the blocks before it in its program, and the program's
   * files. SHA-256, the first 16 hexadecimal digits.
   */
  readonly hash: string;
}

/** Blocks that run as one module, and the files that they find beside it. */
export interface Program {
  readonly examples: readonly Example[];
  /** Text by file name. */
  readonly files: ReadonlyMap<string, string>;
}

/** The examples of a page. */
export interface PageExamples {
  readonly programs: readonly Program[];
  /** Every Python block, those that can't run too, in the page's order. */
  readonly examples: readonly Example[];
}

/** Whether a page's text may hold Python blocks: reading a page takes much longer than asking this. */
export const mayHoldPython = (source: string): boolean => /(?:```|~~~) *python/.test(source);

/** Languages of fences that, with a title, are files of the page's programs. */
const fileLanguages: ReadonlySet<string> = new Set(['csv', 'json', 'toml', 'text']);

/**
 * The page's programs, by the contract of the fences: all `python` fences are one program, `fresh` starts a new one,
 * `skip` leaves a block out, an `excerpt` is no example of its own, and a titled csv, json, toml or text fence is a file beside every program.
 */
export function programsOf(blocks: readonly Block[]): PageExamples {
  const files = new Map(blocks.flatMap(fileOf));
  const fileText = JSON.stringify([...files]);
  const programs: Example[][] = [];
  const examples: Example[] = [];
  let before = fileText;
  for (const block of blocks) {
    if (block.language !== 'python' || block.meta.excerpt !== undefined) continue;
    if (block.meta.skip !== undefined) {
      examples.push({ block, hash: hashOf(block.code) });
      continue;
    }
    if (block.meta.fresh || programs.length === 0) {
      programs.push([]);
      before = fileText;
    }
    before = hashOf(`${before}\n${block.code}`);
    const example = { block, hash: before };
    examples.push(example);
    programs.at(-1)?.push(example);
  }
  return { programs: programs.map((run) => ({ examples: run, files })), examples };
}

function fileOf({ language, code, meta }: Block): [string, string][] {
  return fileLanguages.has(language) && meta.title && !meta.output ? [[meta.title, `${code}\n`]] : [];
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
