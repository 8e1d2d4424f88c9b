import { visit } from 'unist-util-visit';
import { headingPlaces } from '../../pages/headingIds';
import { referencePage } from '../../reference/node/pagePath';
import { readPage as readReferencePage } from '../../reference/node/view/page';
import type { ReadPage } from './page';

const idInHtml = /\bid=(?:"([^"]+)"|'([^']+)')/g;

/**
 * Every place of a page that a link may name behind `#`: its headings, as Docusaurus makes slugs of them, ids that the
 * writer gave, and on a page of the reference the entries and their members.
 */
export function anchorsOf(page: ReadPage, siteDir: string): ReadonlySet<string> {
  const anchors = new Set([...headingPlaces(page.root).values()].map(({ id }) => id));
  visit(page.root, (node) => {
    if (node.type === 'html') for (const id of idsIn(node.value)) anchors.add(id);
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const attribute of node.attributes) {
        if (
          attribute.type === 'mdxJsxAttribute' &&
          attribute.name === 'id' &&
          typeof attribute.value === 'string'
        )
          anchors.add(attribute.value);
      }
    }
  });
  for (const id of generated(page, siteDir)) anchors.add(id);
  return anchors;
}

function generated(page: ReadPage, siteDir: string): readonly string[] {
  const name = referencePage(page.page);
  if (name === undefined) return [];
  try {
    return readReferencePage(siteDir, page.version, name).anchors;
  } catch {
    return []; // A page without facts, which has a mistake of its own.
  }
}

function idsIn(html: string): string[] {
  return [...html.matchAll(idInHtml)].map(([, double, single]) => unescaped(double ?? single ?? ''));
}

function unescaped(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
