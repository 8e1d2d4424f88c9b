export { rehypeBreaks } from './rehypeBreaks';
export { calloutKinds, rehypeCallouts } from './rehypeCallouts';
export { rehypeCode } from './rehypeCode';
export { rehypeFrames } from './rehypeFrames';
export { rehypeHeadings } from './rehypeHeadings';
export { rehypeLinks } from './rehypeLinks';
export { rehypeStatic } from './rehypeStatic';
