import { deflateSync } from 'node:zlib';
import { basePath } from '../../../config/site';
import { documentedVersion } from '../../../config/versions';
import { pageAddress } from './addresses';
import { readReference } from './facts/reference';
import type { Member, SymbolFacts } from './facts/types';
import { type PageView, readPage } from './view/page';

/** Roles of Sphinx's Python domain. */
const symbolRoles: Readonly<Record<SymbolFacts['kind'], string>> = {
  class: 'class',
  config: 'class',
  struct: 'class',
  enum: 'class',
  exception: 'exception',
  function: 'function',
  constant: 'data',
  type: 'data',
};
const memberRoles: Readonly<Record<Member['kind'], string>> = {
  method: 'method',
  property: 'property',
  attribute: 'attribute',
  constant: 'attribute',
  field: 'attribute',
  member: 'attribute',
};

/**
 * The inventory of a version's reference (`objects.inv`, version 2 of Sphinx's format), by which Sphinx's intersphinx and
 * mkdocstrings link to it: modules, symbols and members by every full name that documents or offers them, heirs'
 * members too. Addresses are relative to the version's home.
 *
 * @see https://sphobjinv.readthedocs.io/en/stable/syntax.html
 */
export function inventory(siteDir: string, version: string): Uint8Array {
  const { platform } = documentedVersion(version);
  const lines = [...inventoryLines(siteDir, version)].map(([key, uri]) => {
    const [name = '', role = ''] = key.split(' ');
    return `${name} py:${role} 1 ${uri} -\n`;
  });
  const head = [
    '# Sphinx inventory version 2',
    '# Project: NautilusTrader',
    `# Version: ${platform}`,
    '# The remainder of this file is compressed using zlib.',
    '',
  ].join('\n');
  return Buffer.concat([Buffer.from(head), deflateSync(lines.join(''), { level: 9 })]);
}

/** Addresses by name and role; the first that has a name keeps it. */
export function inventoryLines(siteDir: string, version: string): Map<string, string> {
  const lines = new Map<string, string>();
  const { pages } = readReference(siteDir, version);
  for (const [page, entries] of pages) {
    const address = pageAddress(version, page).slice(`${basePath}${version}/`.length);
    const put = (name: string, role: string, anchor?: string) => {
      const key = `${name} ${role}`;
      if (!lines.has(key)) lines.set(key, anchor === undefined ? address : `${address}#${anchor}`);
    };
    const heirs = inheritedBy(readPage(siteDir, version, page));
    for (const { symbol, module, fullName, importFrom } of entries) {
      put(module.module, 'module');
      const { anchor, kind, home, fields = [], members = [] } = symbol;
      const names = new Set([fullName, `${importFrom}.${symbol.name}`, ...(home ? [home] : [])]);
      for (const name of names) {
        put(name, symbolRoles[kind], anchor);
        for (const one of members) put(`${name}.${one.name}`, memberRoles[one.kind], `${anchor}.${one.name}`);
        for (const one of fields) put(`${name}.${one.name}`, 'attribute', `${anchor}.${one.name}`);
        for (const one of heirs.get(anchor) ?? [])
          put(`${name}.${one.name}`, memberRoles[one.kind], one.anchor);
      }
    }
  }
  return lines;
}

type Inherited = Pick<Member, 'name' | 'kind'> & { readonly anchor: string };

/** Members that a page shows at an heir, by the heir's anchor. */
function inheritedBy({ sections }: PageView): Map<string, readonly Inherited[]> {
  const entries = sections.flatMap((section) => (section.shape === 'entries' ? section.entries : []));
  return new Map(entries.map(({ anchor, groups }) => [anchor, groups.flatMap(({ inherited }) => inherited)]));
}
