import type { ParseFrontMatter } from '@docusaurus/types';
import { offersProgram } from '../examples/node/oneProgram';
import { mayHoldPython } from '../examples/node/programs';
import { parse } from '../pages/markdown';

/** Key of the front matter by which the browser's code knows that a page offers its program. */
const key = 'offers_program';

/** Tells in the front matter of a page whether it offers its program. Nobody writes that: the page's blocks decide. */
export function programFrontMatter(inner: ParseFrontMatter): ParseFrontMatter {
  return async (params) => {
    const result = await inner(params);
    if (offers(result.content, params.filePath)) result.frontMatter[key] = true;
    return result;
  };
}

function offers(content: string, file: string): boolean {
  if (!mayHoldPython(content)) return false;
  try {
    return offersProgram(parse(content, file), file);
  } catch {
    // A page that can't be read: its compilation tells where.
    return false;
  }
}
