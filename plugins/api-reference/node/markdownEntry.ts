import { sourceAddress } from './addresses';
import type { Field, Parameter } from './factTypes';
import { fieldText as wordsOfField, markedPlace } from './fieldMeaning';
import { isRustEnum, kindLabel, rustEnumNote, toldBases } from './kinds';
import { decoratedMembers, enumMembers, memberGroups } from './members';
import type { ReferencePage } from './page';
import type { Entry } from './reference';
import { callText, constructionOf, fieldText, memberText, valueText } from './signature';

/** An entry as Markdown, one text a block: what it is, its words, its signatures and what it inherits. */
export function entryText(page: ReferencePage, entry: Entry): string[] {
  const { symbol, module, importFrom } = entry;
  const { line, more } = page.reference.describe(page.page, symbol.anchor) ?? {};
  const bases = toldBases(symbol).map(lastPart).join(', ');
  const facts = [
    `${kindLabel(symbol)}, \`from ${importFrom} import ${symbol.name}\``,
    ...(bases ? [`extends ${bases}`] : []),
    ...(symbol.internal ? ['internal'] : []),
    `[source](${sourceAddress(page.version, symbol.path ?? module.path, symbol.line)})`,
  ].join(', ');
  const call = symbol.fields || symbol.kind === 'enum' ? undefined : constructionOf(symbol);
  const values = enumMembers(symbol).map((member) =>
    item(page, `${symbol.anchor}.${member.name}`, valueText(member)),
  );
  const members = memberGroups(symbol).flatMap((group) =>
    group.members.map((member) =>
      item(page, `${symbol.anchor}.${member.name}`, `${memberPrefix(member)}${memberText(member)}`, member),
    ),
  );
  const construction = call
    ? [[`- ${code(callText(symbol.name, call))}`, ...callDetails(page, symbol.anchor, call)].join('\n')]
    : [];
  const { fields = [] } = symbol;
  const allKeyword = fields.length > 0 && fields.every(({ keywordOnly }) => keywordOnly);
  const fieldItems = fields.map((field) => fieldItem(page, entry, field, allKeyword));
  const list = [...construction, ...values, ...fieldItems, ...members];
  return [
    `### ${symbol.name}`,
    ...(line ? [line] : []),
    ...(more ? [more] : []),
    `${facts}.${markText(page, symbol.anchor)}`,
    ...(module.importError ? [`The import fails: ${code(module.importError)}.`] : []),
    ...(isRustEnum(symbol) ? [rustEnumNote] : []),
    ...(allKeyword ? ['All fields are keyword-only.'] : []),
    ...(list.length > 0 ? [list.join('\n')] : []),
    ...inheritedText(entry),
  ];
}

function memberPrefix({ async, binding }: { async?: true; binding?: string }): string {
  return `${binding ? `${binding} ` : ''}${async ? 'async ' : ''}`;
}

function fieldItem(page: ReferencePage, entry: Entry, field: Field, allKeyword: boolean): string {
  const marked = markedPlace(page, entry, field);
  const mark = markText(page, marked.anchor, marked.page);
  const words = [
    wordsOfField(page, entry, field)?.text,
    field.constraint && `Must be ${code(field.constraint)}.`,
    field.keywordOnly && !allKeyword && 'Keyword only.',
    field.owner && `From ${code(lastPart(field.owner))}.`,
  ];
  return withWords(`- ${code(fieldText(field))}`, words) + mark;
}

function inheritedText({ symbol }: Entry): string[] {
  // What fields are inherited stands with them.
  const fields = new Set(symbol.fields?.map(({ name }) => name));
  const from = (symbol.inherited ?? []).filter(({ names }) => names.some((name) => !fields.has(name)));
  const decorated = decoratedMembers(symbol);
  return [
    ...(from.length > 0
      ? [`Inherits members of ${from.map((group) => lastPart(group.from)).join(', ')}.`]
      : []),
    ...(decorated.length > 0 ? [`\`customdataclass\` adds ${decorated.map(code).join(', ')}.`] : []),
  ];
}

/** What a call takes and raises. */
interface Call {
  readonly parameters?: readonly Parameter[];
  readonly raises?: readonly string[];
}

/** A signature as an item of a list, with all that is said of it. */
export function item(page: ReferencePage, anchor: string, signature: string, call: Call = {}): string {
  const { line, more } = page.reference.describe(page.page, anchor) ?? {};
  const head = withWords(`- ${code(signature)}`, [line, more]) + markText(page, anchor);
  return [head, ...callDetails(page, anchor, call)].join('\n');
}

/** Items below a call's own: the parameters of which something is said, in the order of the call, and what it raises. */
function callDetails(page: ReferencePage, anchor: string, { parameters = [], raises = [] }: Call): string[] {
  const said = page.reference.describe(page.page, anchor)?.parameters ?? {};
  const names = raises.map((name) => code(lastPart(name)));
  return [
    ...parameters
      .filter(({ name }) => Object.hasOwn(said, name))
      .map(({ name }) => `  - ${code(name)}: ${said[name] ?? ''}`),
    ...(names.length > 0 ? [`  - raises ${names.join(', ')}`] : []),
  ];
}

/** What the other version has in another way, in brackets, with a space before; empty where both agree. */
function markText(page: ReferencePage, anchor: string, home?: string): string {
  const mark = page.markOf(anchor, home);
  if (!mark) return '';
  const details = mark.details.map(code).join(', ');
  return ` (${mark.words}${details ? `: ${details}` : ''})`;
}

function withWords(head: string, words: readonly (string | false | undefined)[]): string {
  const text = words.filter(Boolean).join(' ');
  return text ? `${head}: ${text}` : head;
}

/** Code in Markdown; a value may hold a backtick. */
export function code(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

function lastPart(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}
