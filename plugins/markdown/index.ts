import { rehypeSymbols } from '../symbol-links/rehypeSymbols';
import { rehypeBreaks } from './rehypeBreaks';
import { rehypeCallouts } from './rehypeCallouts';
import { rehypeCode } from './rehypeCode';
import { rehypeFrames } from './rehypeFrames';
import { rehypeHeadings } from './rehypeHeadings';
import { rehypeLinks } from './rehypeLinks';

export { calloutKinds } from './rehypeCallouts';
export { rehypeStatic } from './rehypeStatic';

/** What happens to a page's HTML tree, in order; joining the static parts, by `rehypeStatic`, comes last. */
export const rehypePlugins = [
  rehypeCallouts,
  rehypeCode,
  rehypeFrames,
  rehypeHeadings,
  rehypeLinks,
  rehypeSymbols,
  // It puts elements into code, whose words the others read.
  rehypeBreaks,
];
