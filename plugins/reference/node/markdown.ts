import { defaultVersion, developedVersion } from '../../../config/site';
import { entryAddress } from './addresses';
import {
  changesHeading,
  countText,
  noChanges,
  ownChangesHeading,
  type PageChanges,
  pageName,
} from './changes/changes';
import type { ChangeMark } from './changes/marks';
import type { Change } from './changes/compare';
import type { EntryView } from './view/entry';
import type { FieldView } from './view/fields';
import type { ItemView } from './view/item';
import type { PageView, SectionView } from './view/page';
import type { Piece } from './view/pieces';

/**
 * A page's reference as Markdown, for tools that read the copies: each signature with all that the page says of it.
 *
 * @param origin - scheme and host of the site, without a trailing slash, for links
 */
export function pageMarkdown(page: PageView, origin: string): string {
  const blocks = [
    ...page.sections.flatMap((section) => [`## ${section.title}`, ...sectionBlocks(section)]),
    ...(page.ownChanges ? [`## ${ownChangesHeading.title}`, changesList(page.ownChanges, origin)] : []),
    ...(page.changes ? changesBlocks(page.changes, origin) : []),
  ];
  return blocks.join('\n\n');
}

/** Prose as Markdown; links would outweigh it. */
export function wordsMarkdown(pieces: readonly Piece[]): string {
  return pieces.map(({ text, as }) => (as ? code(text) : text)).join('');
}

function sectionBlocks(section: SectionView): string[] {
  if (section.shape === 'entries') return section.entries.flatMap(entryBlocks);
  if (section.shape === 'outline') {
    const names = section.items.map(({ name }) => code(name)).join(', ');
    return [`In \`nautilus_trader.core.nautilus_pyo3\`: ${names}.`];
  }
  return section.modules.flatMap(({ module, items }) => [
    `From ${code(module)}:`,
    items.map((item) => itemMarkdown(item)).join('\n'),
  ]);
}

/** An entry, one text a block: what it is, its words, its signatures and what it inherits. */
function entryBlocks(entry: EntryView): string[] {
  const { name, line, more, mark, importError, note, allKeyword, decorated } = entry;
  const bases = entry.bases.map(({ text }) => text).join(', ');
  const facts = [
    `${entry.kind}, \`from ${entry.importFrom} import ${name}\``,
    ...(bases ? [`extends ${bases}`] : []),
    ...(entry.isInternal ? ['internal'] : []),
    `[source](${entry.source})`,
  ].join(', ');
  const list = [
    // What is said of the class stands above.
    ...(entry.made === 'call' ? [itemMarkdown(bare(entry))] : []),
    ...entry.values.map(itemMarkdown),
    ...entry.fields.map(fieldMarkdown),
    ...entry.groups.flatMap(({ members }) => members.map(itemMarkdown)),
  ];
  return [
    `### ${name}`,
    ...[line, more].flatMap((words) => (words ? [wordsMarkdown(words)] : [])),
    `${facts}.${markText(mark)}`,
    ...(importError ? [`The import fails: ${code(importError)}.`] : []),
    ...(note ? [wordsMarkdown(note)] : []),
    ...(allKeyword ? ['All fields are keyword-only.'] : []),
    ...exampleText(entry),
    ...(list.length > 0 ? [list.join('\n')] : []),
    ...inheritedText(entry),
    ...(decorated.length > 0 ? [`\`customdataclass\` adds ${decorated.map(code).join(', ')}.`] : []),
  ];
}

function inheritedText({ groups, inherited }: EntryView): string[] {
  const owners = [...groups.flatMap((group) => group.inherited), ...inherited].map(({ from }) => from.text);
  return owners.length > 0 ? [`Inherits members of ${[...new Set(owners)].join(', ')}.`] : [];
}

/** A configuration's field as an item of a list, with all that is said of it. */
export function fieldMarkdown({ signature, meaning, mark }: FieldView): string {
  return withWords(`- ${code(signature)}`, wordsMarkdown(meaning)) + markText(mark);
}

/** A signature as an item of a list, with all that is said of it; below it, its parameters and what it raises. */
export function itemMarkdown(item: ItemView): string {
  const { prefix, signature, line = [], more = [], mark, parameters, raises, messages } = item;
  const words = [line, more].map(wordsMarkdown).filter(Boolean).join(' ');
  return [
    withWords(`- ${code(prefix + signature)}`, words) + markText(mark),
    ...parameters.flatMap(({ name, meaning }) =>
      meaning ? [`  - ${code(name)}: ${wordsMarkdown(meaning)}`] : [],
    ),
    ...raises.map(({ error, when }) => withWords(`  - raises ${code(error)}`, wordsMarkdown(when))),
    ...messages.map(({ text }) => `  - says ${code(text)}`),
    ...exampleText(item).map((text) => `\n${text.replaceAll(/^(?=.)/gm, '  ')}\n`),
  ].join('\n');
}

/** The call that makes a class, without what its entry has said. */
function bare({ example: _said, ...entry }: EntryView): ItemView {
  return { ...entry, line: [], more: [], mark: undefined, prefix: '' };
}

/** An example and what it printed. */
function exampleText({ example }: ItemView): string[] {
  if (!example) return [];
  const { code: source, proof } = example;
  const output = proof.kind === 'ran' ? `\n\nOutput:\n\n${fenced('text', proof.output)}` : '';
  return [`Example:\n\n${fenced('python', source)}${output}`];
}

const fenced = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``;

function changesBlocks(changes: readonly PageChanges[], origin: string): string[] {
  return [
    `## ${changesHeading.title}`,
    ...(changes.length === 0 ? [noChanges] : []),
    ...changes.flatMap((own) => [`### ${pageName(own.page)}: ${countText(own)}`, changesList(own, origin)]),
  ];
}

function changesList({ added, removed, changed }: PageChanges, origin: string): string {
  const items = (word: string, version: string, changes: readonly Change[]) =>
    changes.map(({ page, anchor, words }) =>
      withWords(
        `- ${word} [\`${anchor}\`](${origin}${entryAddress(version, page, anchor)})`,
        wordsMarkdown(words),
      ),
    );
  return [
    ...items('added', developedVersion, added),
    ...items('removed', defaultVersion, removed),
    ...items('changed', developedVersion, changed),
  ].join('\n');
}

/** What the other version has in another way, in brackets, with a space before; empty where both agree. */
function markText(mark: ChangeMark | undefined): string {
  if (!mark) return '';
  return ` (${withWords(mark.words, wordsMarkdown(mark.details))})`;
}

function withWords(head: string, words: string): string {
  return words ? `${head}: ${words}` : head;
}

/** Code in Markdown; a value may hold a backtick. */
function code(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}
