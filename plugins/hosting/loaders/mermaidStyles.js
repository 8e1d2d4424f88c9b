// Mermaid (11.17.2, mermaid.core.mjs) gives each drawing its style sheet as a style element, made in the browser. A
// content security policy without 'unsafe-inline' refuses that, and a hash can't allow it: the text holds the
// drawing's random id. A style sheet object is not refused, so this hands the text to client/adoptStyles.ts. The
// sheet has to hold before the drawing is measured, which is why it can't be done from outside.
const { dirname, join } = require('node:path');

const find = 'svg.insertBefore(style1, firstChild);';
const adopt = join(dirname(__filename), '../client/adoptStyles.ts');

/** @this {import('@rspack/core').LoaderContext} @param {string} source */
module.exports = function mermaidStyles(source) {
  const parts = source.split(find);
  if (parts.length !== 2) {
    throw new Error(
      `Mermaid has another form: '${find}' stands there ${parts.length - 1} times, not once. Mend ${__filename}.`,
    );
  }
  // Tooltips call what this import adds to selections; d3 says that it has no side effects, so it would be left out.
  const transitions = "import 'd3-transition';\n";
  return `import { adoptStyles } from ${JSON.stringify(adopt)};\n${transitions}${parts.join('adoptStyles(svg.id, rules);')}`;
};
