import type { Root } from 'mdast';
import { blocksIn } from '../../pages/blocks';
import { programsOf, type PageExamples, type Program } from './programs';

/** Endings of the files in which a page's program is taken away, behind the page's address. */
export const programEndings = { script: '.py', notebook: '.ipynb' } as const;

/** The program that all running blocks of a page are; undefined where they are none or several. */
export function oneProgram({ programs }: PageExamples): Program | undefined {
  return programs.length === 1 ? programs[0] : undefined;
}

/**
 * Whether a page offers its program to be taken away.
 *
 * @param root - the page's tree
 * @param file - the page's path
 * @returns false too for a page with a fence that can't be read: what shows the fence tells its file and line
 */
export function offersProgram(root: Root, file: string): boolean {
  try {
    return oneProgram(programsOf(blocksIn(root, file))) !== undefined;
  } catch {
    return false;
  }
}
