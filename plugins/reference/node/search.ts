import { pageAddress } from './addresses';
import { readReference } from './facts/reference';
import type { EntryView } from './view/entry';
import type { FieldView } from './view/fields';
import type { ItemView, ParameterView } from './view/item';
import type { SearchKind } from './view/kinds';
import { type PageView, readPage } from './view/page';
import { textOf } from './view/pieces';
import { outlineLead } from './view/sections';
import { shortCall } from './view/short';

/** What search knows of a section of the reference, an entry or a member. */
export interface ReferenceRecord {
  readonly anchor: string;
  /** Titles from the section's to its own. */
  readonly headings: readonly string[];
  /** None of a section. */
  readonly kind: SearchKind | undefined;
  readonly lines: readonly string[];
  readonly code: readonly string[];
  /** Of an enum its members, of a config its fields, each with an address of its own; missing where there are none. */
  readonly names?: readonly string[];
  /** Name of the class, function, enum or config that an entry or member belongs to; the title of a section. */
  readonly home: string;
  /** Whether it serves tests, shows how something is done, or has no entry. */
  readonly isAside: boolean;
}

/** What search finds in the reference of a version, by the address of the page. */
export function referenceRecords(siteDir: string, version: string): Map<string, ReferenceRecord[]> {
  const pages = [...readReference(siteDir, version).pages.keys()];
  return new Map(
    pages.map((page) => [pageAddress(version, page), searchRecords(readPage(siteDir, version, page))]),
  );
}

/** What search finds in the reference of a page, in its order. */
export function searchRecords({ sections }: PageView): ReferenceRecord[] {
  return sections.flatMap((section): ReferenceRecord[] => {
    const { id, title, isAside } = section;
    const own = (lines: readonly string[]) => {
      return { anchor: id, headings: [title], kind: undefined, lines, code: [], home: title, isAside };
    };
    const found = ({ anchor, name, searchKind }: ItemView, text: Text, owner?: string): ReferenceRecord => ({
      anchor,
      headings: owner === undefined ? [title, name] : [title, owner, name],
      kind: searchKind,
      ...text,
      home: owner ?? name,
      isAside,
    });
    if (section.shape === 'outline')
      return [
        own([textOf(outlineLead), ...section.groups.flatMap(({ items }) => items.map(({ name }) => name))]),
      ];
    if (section.shape === 'entries')
      return [
        own([]),
        ...section.entries.flatMap((entry) => [
          found(entry, isAside ? { lines: lines(said(entry)), code: [] } : entryText(entry)),
          ...entry.groups.flatMap(({ members }) =>
            members.map((member) => found(member, memberText(member, isAside), entry.name)),
          ),
        ]),
      ];
    const items = section.modules.flatMap((list) => list.items);
    // What has no record of its own is found with its section.
    const plain = items.filter(({ searchKind }) => searchKind === undefined);
    return [
      own(plain.flatMap((item) => lines([item.signature, ...itemText(item).lines]))),
      ...items.filter((item) => !plain.includes(item)).map((item) => found(item, itemText(item))),
    ];
  });
}

type Text = Pick<ReferenceRecord, 'lines' | 'code' | 'names'>;

/**
 * What attributes and enum members mean stays out, and so does all but the line of what stands in an aside: it is read where
 * it stands, and the index may not grow by it (`mostBytes` of plugins/local-search). They are found by their names.
 */
function memberText(item: ItemView, isAside: boolean): Text {
  return isAside || item.searchKind === 'property' ? { lines: [], code: [] } : itemText(item);
}

function itemText({ more: _more, ...item }: ItemView): Text {
  // What is beyond its line is read where it stands: it would be a sixth of the index.
  // Types and what parameters mean would be a fifth of the index; they are read where the call stands.
  return { lines: lines(said(item)), code: [item.name + shortCall(item)] };
}

function entryText(entry: EntryView): Text {
  const { importFrom, name, bases, importError, made, allKeyword, fields } = entry;
  const extended = bases.length > 0 ? ` · extends ${bases.map(({ text }) => text).join(', ')}` : '';
  const isCall = made === 'call';
  const isFoundByLine = entry.searchKind === 'enum' || entry.searchKind === 'config';
  const names = isFoundByLine ? [...fields, ...entry.values].map((one) => one.name) : [];
  return {
    lines: lines([
      ...said(entry),
      `from ${importFrom} import ${name}${extended}`,
      ...(importError ? [`The import fails: ${importError}.`] : []),
      ...(typeof made === 'object' ? [`Constructed as ${made.text}.`] : []),
      ...(allKeyword ? ['All fields are keyword-only.'] : []),
      ...(fields.length > 0 ? [row(['Field', 'Type', 'Default', 'Meaning'])] : []),
      ...fields.map((field) =>
        row([field.name, textOf(field.type), defaultText(field), textOf(field.meaning)]),
      ),
      ...entry.values.map(({ signature }) => signature),
    ]),
    code: isCall ? [name + shortCall(entry)] : [],
    ...(names.length > 0 ? { names } : {}),
  };
}

/** Without what only names another member: that one is found. */
function said({ line = [], more = [], isAsBase }: ItemView): string[] {
  return isAsBase ? [] : [textOf(line), textOf(more)];
}

function defaultText({ default: value, defaultValue }: FieldView | ParameterView): string {
  return `${value ?? 'required'}${value !== undefined && defaultValue ? ` (${defaultValue})` : ''}`;
}

function row(cells: readonly string[]): string {
  return cells.filter((cell) => cell.trim() !== '').join(' · ');
}

function lines(texts: readonly string[]): string[] {
  return texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter((text) => text !== '');
}
