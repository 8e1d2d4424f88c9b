import { directiveName } from '../../../claims/node/mentions';
import type { Transform } from '../convert';
import { rewrite } from '../rewrite';

/** Leaves out the marks of proved sentences: in a copy each would be an address in the middle of the text. */
export const dropClaims: Transform = (tree) => {
  rewrite(tree, (node) => (node.type === 'textDirective' && node.name === directiveName ? [] : undefined));
};
