// Takes the static HTML (plugins/markdown/rehypeStatic.ts) out of a page's compiled module (@docusaurus/mdx-loader 3.9.2)
// into a file of its own, and lets the module ask client/pageText.ts for it.
const { createHash } = require('node:crypto');
const { dirname, join } = require('node:path');

const client = join(dirname(__filename), '../client/pageText.ts');
const literal = /\bhtml: ("(?:[^"\\]|\\.)*"),(\s*)mark: "([0-9a-f]{8})"/g;
const use = /\b_jsxs?\(StaticHtml, \{/g;

/** @this {import('@rspack/core').LoaderContext} @param {string} source */
module.exports = function pageText(source) {
  /** @type {string[]} */
  const texts = [];
  /** @type {string[]} */
  const marks = [];
  const module = source.replace(literal, (_all, text, space, mark) => {
    texts.push(JSON.parse(text));
    marks.push(mark);
    return `html: pageTexts[${texts.length - 1}],${space}mark: "${mark}"`;
  });
  const uses = source.match(use)?.length ?? 0;
  if (uses !== texts.length) {
    throw new Error(
      `The page has ${uses} static parts, of which ${texts.length} have the known form. Mend ${__filename}.`,
    );
  }
  if (texts.length === 0) return source;
  const content = JSON.stringify(texts);
  const file = `assets/text/${createHash('sha256').update(content).digest('hex').slice(0, 16)}.json`;
  this.emitFile(file, content);
  return `import { pageText } from ${JSON.stringify(client)};
const pageTexts = await pageText(${JSON.stringify(marks)}, __webpack_public_path__ + ${JSON.stringify(file)});
${module}`;
};
