import { rehypeCallouts } from './rehypeCallouts';
import { rehypeCode } from './rehypeCode';
import { rehypeFrames } from './rehypeFrames';
import { rehypeHeadings } from './rehypeHeadings';
import { rehypeLinks } from './rehypeLinks';
import { rehypeStatic } from './rehypeStatic';

export { calloutKinds } from './rehypeCallouts';

/** What happens to a page's HTML tree, in order; joining the static parts comes last. */
export const rehypePlugins = [
  rehypeCallouts,
  rehypeCode,
  rehypeFrames,
  rehypeHeadings,
  rehypeLinks,
  rehypeStatic,
];
