import { rehypeCallouts } from './rehypeCallouts';
import { rehypeCode } from './rehypeCode';
import { rehypeDiagrams } from './rehypeDiagrams';
import { rehypeHeadings } from './rehypeHeadings';
import { rehypeLinks } from './rehypeLinks';
import { rehypeStatic } from './rehypeStatic';
import { rehypeTables } from './rehypeTables';

export { calloutKinds } from './rehypeCallouts';

/** What happens to a page's HTML tree, in order; joining the static parts comes last. */
export const rehypePlugins = [
  rehypeCallouts,
  rehypeCode,
  rehypeTables,
  rehypeDiagrams,
  rehypeHeadings,
  rehypeLinks,
  rehypeStatic,
];
