/**
 * The colours of code, each with the names that Prism gives to what gets it. The build writes a class for each,
 * `c-keyword` (`plugins/markdown/highlight.ts`), which `src/css/code.css` paints with the token of that name in both
 * colour modes.
 */
export const codeColours: Readonly<Record<string, readonly string[]>> = {
  comment: ['comment', 'prolog', 'doctype', 'cdata'],
  keyword: ['keyword', 'boolean', 'atrule', 'important', 'tag', 'self', 'selector'],
  string: ['string', 'triple-quoted-string', 'char', 'attr-value', 'url', 'regex', 'inserted'],
  number: ['number', 'constant', 'symbol', 'variable', 'key', 'property', 'attr-name', 'deleted'],
  function: ['function', 'builtin', 'macro', 'function-definition'],
  class: ['class-name', 'decorator', 'annotation', 'namespace', 'table', 'section-name', 'attribute'],
  operator: ['operator', 'entity'],
};
