import htmlTags from 'html-tags';
import type { Html, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { markdownForms } from '../../page-copies/node/components';
import { mistakeAt, type PageCheck } from './page';
import type { Mistake } from './mistake';

const elements: ReadonlySet<string> = new Set(htmlTags);
const tag = /<([A-Za-z][\w.:-]*)((?:"[^"]*"|'[^']*'|\{[^}]*\}|[^>"'])*)>?/g;
/** CommonMark reads no tag in what has a dot in its name or an object among its attributes. */
const tagAsText = /<\/?([A-Z][\w.]*)(?:\s[^<>]*)?\/?>/;
const moduleCode = /^(?:import\s[^'"]*['"][^'"]+['"]|export\s+(?:default|const|let|function|class)\s)/;

/** JSX in a `.md` page, which a browser would show as text or drop; elements that HTML hasn't; unknown components. */
export const htmlMistakes: PageCheck = (page) =>
  page.isMdx ? componentMistakes(page, '') : [...inMarkdown(page.root)].map((at) => mistakeAt(page, ...at));

type Found = [node: { position?: Html['position'] }, what: string];

function inMarkdown(root: Root): Found[] {
  const found: Found[] = [];
  visit(root, (node) => {
    if (node.type === 'html') {
      // A block of HTML may have many lines; each tag is told at its own.
      const bare = node.value.replaceAll(/<!--[\s\S]*?(?:-->|$)/g, (comment) =>
        comment.replaceAll(/[^\n]/g, ' '),
      );
      for (const match of bare.matchAll(tag)) {
        const what = wrongTag(match[1] ?? '', match[2] ?? '');
        if (what) found.push([below(node, bare.slice(0, match.index)), what]);
      }
    }
    if (node.type === 'paragraph') {
      const [first] = node.children;
      if (first?.type === 'text' && moduleCode.test(first.value)) {
        const [line = ''] = first.value.split('\n');
        found.push([node, `'${line}' is JavaScript, which a .md page shows as text; name the page .mdx`]);
      }
    }
    const [, asText] = (node.type === 'text' && tagAsText.exec(node.value)) || [];
    if (asText !== undefined) found.push([node, wrongTag(asText, '') ?? '']);
    if (node.type === 'text' && node.value.includes('{/*'))
      found.push([
        node,
        "'{/* … */}' is shown as text in a .md page; write '<!-- … -->', or name the page .mdx",
      ]);
  });
  return found;
}

function wrongTag(name: string, attributes: string): string | undefined {
  if (/[A-Z.]/.test(name))
    return `<${name}> is JSX, which a .md page drops; put it between backticks, or name the page .mdx`;
  if (!elements.has(name.toLowerCase()))
    return `<${name}> is no element of HTML and would be dropped; put it between backticks`;
  if (/\sclassName=|=\{/.test(attributes))
    return `<${name}${attributes.trimEnd()}> has JSX attributes, which a .md page drops; write HTML's, or name the page .mdx`;
  return undefined;
}

function below(node: Html, before: string): Found[0] {
  if (!node.position) return {};
  const line = node.position.start.line + before.split('\n').length - 1;
  return { position: { ...node.position, start: { ...node.position.start, line } } };
}

const componentMistakes: PageCheck = (page) => {
  const mistakes: Mistake[] = [];
  visit(page.root, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const { name } = node;
    if (name === null || Object.hasOwn(markdownForms, name)) return;
    mistakes.push(
      mistakeAt(
        page,
        node,
        `the component <${name}> has no Markdown form; register it in plugins/page-copies/node/components.ts`,
      ),
    );
  });
  return mistakes;
};
