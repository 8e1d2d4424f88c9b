import type { PrismTheme } from 'prism-react-renderer';

/**
 * The colours of code, as a prism-react-renderer theme. Colours are custom properties, so one theme serves both
 * colour modes; the build turns each into a class (`plugins/markdown/highlight.ts`) that `src/css/code.css` paints.
 */
export const codeTheme: PrismTheme = {
  plain: { color: 'var(--ifm-font-color-base)' },
  styles: [
    style('comment', 'comment', 'prolog', 'doctype', 'cdata'),
    style('keyword', 'keyword', 'boolean', 'atrule', 'important', 'tag', 'self', 'selector'),
    style('string', 'string', 'triple-quoted-string', 'char', 'attr-value', 'url', 'regex', 'inserted'),
    style('number', 'number', 'constant', 'symbol', 'variable', 'key', 'property', 'attr-name', 'deleted'),
    style('function', 'function', 'builtin', 'macro', 'function-definition'),
    style(
      'class',
      'class-name',
      'decorator',
      'annotation',
      'namespace',
      'table',
      'section-name',
      'attribute',
    ),
    style('operator', 'operator', 'entity'),
  ],
};

function style(name: string, ...types: string[]): PrismTheme['styles'][number] {
  return { types, style: { color: `var(--code-${name})` } };
}
