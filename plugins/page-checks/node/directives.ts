import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { readReference } from '../../reference/node/facts/reference';
import { marker, referencePage } from '../../reference/node/pagePath';
import { readChart } from '../../charts/node/chart';
import { directiveName as chart, readDirective } from '../../charts/node/directive';
import { claimFile } from '../../claims/node/claims';
import { claimNamed, directiveName as proved } from '../../claims/node/mentions';
import { calloutKinds } from '../../markdown/rehypeCallouts';
import { directiveName as messages, messageNodes } from '../../messages/node/directive';
import { venueDirectives, venueNodes } from '../../venues/node/directives';
import { reasonOf } from '../../reasonOf';
import type { Mistake } from './mistake';
import { hint } from './nearest';
import { mistakeAt, type PageCheck, type ReadPage } from './page';

/** Directives on a line of their own, such as `::chart[…]{…}`. A plugin that adds one names it here. */
const leaves: readonly string[] = [marker, chart, messages, ...venueDirectives];

/** Callouts and directives that nothing reads, charts that can't be drawn, and the reference's line. */
export const directiveMistakes: PageCheck = (page, siteDir) => {
  const mistakes: Mistake[] = [];
  const tell = (node: Parameters<typeof mistakeAt>[1], what: string) =>
    mistakes.push(mistakeAt(page, node, what));
  visit(page.root, (node) => {
    if (node.type === 'containerDirective') {
      const { name } = node;
      if (!calloutKinds.includes(name))
        tell(
          node,
          `unknown callout ':::${name}'; known: ${calloutKinds.join(', ')}${hint(name, calloutKinds)}`,
        );
      else if (!/^[>\s]*:{3,}\s*$/.test(page.lines[(node.position?.end.line ?? 0) - 1] ?? ''))
        tell(node, `the callout ':::${name}' isn't closed; write ':::' on a line of its own behind it`);
    }
    if (node.type === 'leafDirective') {
      if (!leaves.includes(node.name))
        tell(
          node,
          `unknown directive '::${node.name}'; known: ${leaves.join(', ')}${hint(node.name, leaves)}`,
        );
      else {
        try {
          if (node.name === chart)
            readChart(siteDir, page, readDirective(node.attributes ?? {}, toString(node.children)));
          else (node.name === messages ? messageNodes : venueNodes)(siteDir, page, node);
        } catch (error) {
          tell(node, reasonOf(error));
        }
      }
    }
    if (node.type === 'textDirective' && node.name === proved) {
      const file = claimFile(claimNamed(node));
      if (!existsSync(join(siteDir, file))) tell(node, `there is no claim ${file}`);
    } else if (
      node.type === 'textDirective' &&
      (node.children.length || Object.keys(node.attributes ?? {}).length)
    )
      tell(node, `':${node.name}' is read as a directive; put it between backticks, or write '\\:'`);
    if (node.type === 'text') {
      const at = node.value.split('\n').findIndex((line) => /^\s*:{3,}/.test(line));
      if (at >= 0) {
        const line = (node.position?.start.line ?? 1) + at;
        mistakes.push({
          file: page.file,
          line,
          what: `':::' is shown as text here; a callout begins with ':::note' or ':::note[Title]', without a space`,
        });
      }
    }
  });
  return [...mistakes, ...referenceMistakes(page, siteDir)];
};

function referenceMistakes(page: ReadPage, siteDir: string): Mistake[] {
  const marks: { readonly line: number | undefined }[] = [];
  visit(page.root, 'leafDirective', (node) => {
    if (node.name === marker) marks.push({ line: node.position?.start.line });
  });
  const name = referencePage(page.page);
  const [first, second] = marks;
  const at = (line: number | undefined, what: string): Mistake => ({ file: page.file, line, what });
  if (name === undefined)
    return first
      ? [at(first.line, `'::${marker}' stands outside api_reference/, where no facts belong`)]
      : [];
  if (second) return [at(second.line, `'::${marker}' stands twice; a page has one reference`)];
  if (!first)
    return [
      at(
        page.lines.length - 1,
        `the page lacks the line '::${marker}', where its symbols shall stand; add it at the end`,
      ),
    ];
  if (readReference(siteDir, page.version).pages.has(name)) return [];
  return [
    at(
      first.line,
      `no module in facts/${page.version}/api stands on the page '${name}'; give it one in platform/extract/pages.toml and run 'npm run facts'`,
    ),
  ];
}
