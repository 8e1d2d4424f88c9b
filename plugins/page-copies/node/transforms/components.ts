import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { markdownForms, type Component } from '../components';
import { copyAddress, type Context, type Transform } from '../convert';
import { parse } from '../../../pages/markdown';
import { asBlocks, isPhrasing } from '../phrasing';
import { rewrite } from '../rewrite';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** Puts each MDX component's Markdown form in its place, inner ones first. */
export const expandComponents: Transform = (tree, context) => {
  rewrite(tree, (node) => {
    if (node.type === 'mdxJsxFlowElement') return asBlocks(formOf(node, context));
    if (node.type === 'mdxJsxTextElement') return formOf(node, context);
    // `<TabItem>…</TabItem>` on one line is read as a paragraph, and may have become blocks.
    if (node.type === 'paragraph') return blocksInside(node.children);
    return undefined;
  });
};

function formOf(element: Element, { page, site, fail }: Context): RootContent[] {
  const { name } = element;
  if (name === null) return element.children; // A fragment.
  const form =
    (Object.hasOwn(markdownForms, name) ? markdownForms[name] : undefined) ??
    fail(
      element,
      `the component <${name}> has no Markdown form. Register it in plugins/page-copies/node/components.ts.`,
    );
  const component: Component = {
    children: element.children,
    version: page.version,
    siteDir: site.siteDir,
    text: (attribute) => attributeText(element, attribute, (reason) => fail(element, reason)),
    has: (attribute) =>
      element.attributes.some((one) => one.type === 'mdxJsxAttribute' && one.name === attribute),
    copyOf: (id) => {
      const target = site.pages.find((one) => one.version === page.version && one.page === id);
      return target
        ? copyAddress(target)
        : fail(element, `<${name}> links to '${id}', a page that ${page.version} lacks.`);
    },
    fail: (reason) => fail(element, reason),
  };
  return form(component).flatMap((part) => {
    const nodes = typeof part === 'string' ? parse(part, `<${name}>`).children : [part];
    // Made nodes stand where the component stands, so that later steps can name the place.
    for (const node of nodes) {
      visit(node, (inner) => {
        if (typeof part === 'string' || !inner.position) inner.position = element.position;
      });
    }
    return nodes;
  });
}

function attributeText(element: Element, name: string, fail: (reason: string) => never): string | undefined {
  const found = element.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name);
  if (!found) return undefined;
  if (typeof found.value === 'object' && found.value) {
    return fail(`the attribute ${name} of <${element.name ?? ''}> is an expression. Write it as "text".`);
  }
  return found.value ?? '';
}

function blocksInside(children: readonly RootContent[]): RootContent[] | undefined {
  return children.length > 0 && children.every(isPhrasing) ? undefined : asBlocks(children);
}
