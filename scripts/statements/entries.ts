import { documentedVersion } from '../../config/versions';
import { readReference } from '../../plugins/reference/node/facts/reference';
import { fieldMarkdown, itemMarkdown } from '../../plugins/reference/node/markdown';
import { readPage, type SectionView } from '../../plugins/reference/node/view/page';
import type { Statement } from './sentences';

/**
 * All that the reference of a version says, one statement a symbol, member and field of its own, as the pages' copies
 * have it. Names of the Rust core, of which nothing is said, are left out.
 *
 * @param siteDir - folder of `docusaurus.config.ts`
 * @param version - such as `latest`
 * @param only - pages such as `model/orders`; all where it names none
 * @returns in the pages' order; each with its address, and the line of the entry in the platform's source
 */
export function entriesOf(siteDir: string, version: string, only: readonly string[] = []): Statement[] {
  const { platform } = documentedVersion(version);
  const pages = [...readReference(siteDir, version).pages.keys()];
  const wanted = only.length > 0 ? pages.filter((page) => only.includes(page)) : pages;
  return wanted.flatMap((page) =>
    readPage(siteDir, version, page)
      .sections.flatMap(told)
      .map(({ anchor, source, text }) => {
        const [, path = '', line = ''] = /\/blob\/[^/]+\/(.*)#L(\d+)$/.exec(source) ?? [];
        return { file: `${platform} ${page}#${anchor}, ${path}`, line: Number(line), text };
      }),
  );
}

interface Told {
  readonly anchor: string;
  readonly source: string;
  readonly text: string;
}

function told(section: SectionView): Told[] {
  if (section.shape === 'outline') return [];
  const items =
    section.shape === 'list'
      ? section.modules.flatMap((module) => module.items)
      : section.entries.flatMap((entry) => [
          entry,
          ...entry.values,
          ...entry.groups.flatMap(({ members }) => members),
        ]);
  const fields =
    section.shape === 'list'
      ? []
      : section.entries.flatMap(({ source, fields }) =>
          fields
            .filter(({ isOwn }) => isOwn)
            .map((field) => ({ anchor: field.anchor, source, text: fieldMarkdown(field) })),
        );
  return [
    ...items.map((item) => ({ anchor: item.anchor, source: item.source, text: itemMarkdown(item) })),
    ...fields,
  ];
}
