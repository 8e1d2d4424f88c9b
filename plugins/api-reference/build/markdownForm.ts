import { entryAddress } from './addresses';
import { changesByPage, changesHeading, countText, pageName } from './changes';
import type { Change } from './compare';
import type { Parameter } from './factTypes';
import { kindLabel } from './kinds';
import { enumMembers, memberGroups, ownFields } from './members';
import { type ReferencePage, tellsChanges } from './page';
import type { Entry } from './reference';
import type { Section } from './sections';
import { callText, constructionOf, fieldText, memberText, valueText } from './signature';

/**
 * A page's reference as Markdown, for tools that read the copies: each signature with all that the page says of it.
 *
 * @param origin - scheme and host of the site, without a trailing slash, for links
 */
export function markdownForm(page: ReferencePage, origin: string): string {
  const parts = [
    ...page.sections.flatMap((section) => sectionText(page, section)),
    ...(tellsChanges(page) ? changesText(page, origin) : []),
  ];
  return parts.join('\n\n');
}

function sectionText(page: ReferencePage, section: Section): string[] {
  const head = `## ${section.title}`;
  if (section.shape === 'outline') {
    const names = section.entries.map(({ symbol }) => `\`${symbol.name}\``);
    return [head, `In \`nautilus_trader.core.nautilus_pyo3\`: ${names.join(', ')}.`];
  }
  if (section.shape === 'entries')
    return [head, ...section.entries.flatMap((entry) => entryText(page, entry))];
  const modules = [...new Set(section.entries.map(({ importFrom }) => importFrom))];
  return [
    head,
    ...modules.flatMap((module) => [
      `From \`${module}\`:`,
      section.entries
        .filter(({ importFrom }) => importFrom === module)
        .map(({ symbol }) => {
          const text = symbol.kind === 'function' ? callText(symbol.name, symbol) : valueText(symbol);
          return item(page, symbol.anchor, `${symbol.async ? 'async ' : ''}${text}`, symbol);
        })
        .join('\n'),
    ]),
  ];
}

function entryText(page: ReferencePage, entry: Entry): string[] {
  const { symbol, importFrom } = entry;
  const { line, more } = page.reference.describe(page.page, symbol.anchor) ?? {};
  const bases = symbol.bases?.map((base) => base.slice(base.lastIndexOf('.') + 1)).join(', ');
  const facts = [
    `${kindLabel(symbol)}, \`from ${importFrom} import ${symbol.name}\``,
    ...(bases ? [`extends ${bases}`] : []),
    ...(symbol.internal ? ['internal'] : []),
  ].join(', ');
  const call = symbol.fields || symbol.kind === 'enum' ? undefined : constructionOf(symbol);
  const values = enumMembers(symbol).map((member) =>
    item(page, `${symbol.anchor}.${member.name}`, valueText(member)),
  );
  const fields = ownFields(symbol).map((field) =>
    item(page, `${symbol.anchor}.${field.name}`, fieldText(field)),
  );
  const members = memberGroups(symbol).flatMap((group) =>
    group.members.map((member) =>
      item(page, `${symbol.anchor}.${member.name}`, `${memberPrefix(member)}${memberText(member)}`, member),
    ),
  );
  const construction = call
    ? [[`- ${code(callText(symbol.name, call))}`, ...callDetails(page, symbol.anchor, call)].join('\n')]
    : [];
  const list = [...construction, ...values, ...fields, ...members];
  return [
    `### ${symbol.name}`,
    ...(line ? [line] : []),
    ...(more ? [more] : []),
    `${facts}.`,
    ...(list.length > 0 ? [list.join('\n')] : []),
    ...inheritedText(symbol),
  ];
}

function memberPrefix({ async, binding }: { async?: true; binding?: string }): string {
  return `${binding ? `${binding} ` : ''}${async ? 'async ' : ''}`;
}

function inheritedText({ inherited = [], fields = [] }: Entry['symbol']): string[] {
  const owners = fields.flatMap(({ owner }) => owner ?? []);
  const from = new Set([...inherited.map((group) => group.from), ...owners]);
  const names = [...from].map((name) => name.slice(name.lastIndexOf('.') + 1));
  return names.length > 0 ? [`Inherits members of ${names.join(', ')}.`] : [];
}

/** What a call takes and raises. */
interface Call {
  readonly parameters?: readonly Parameter[];
  readonly raises?: readonly string[];
}

function item(page: ReferencePage, anchor: string, signature: string, call: Call = {}): string {
  const { line, more } = page.reference.describe(page.page, anchor) ?? {};
  const words = [line, more].filter((text) => text !== undefined).join(' ');
  const head = `- ${code(signature)}${words ? `: ${words}` : ''}`;
  return [head, ...callDetails(page, anchor, call)].join('\n');
}

/** Items below a call's own: the parameters of which something is said, in the order of the call, and what it raises. */
function callDetails(page: ReferencePage, anchor: string, { parameters = [], raises = [] }: Call): string[] {
  const said = page.reference.describe(page.page, anchor)?.parameters ?? {};
  const names = raises.map((name) => code(name.slice(name.lastIndexOf('.') + 1)));
  return [
    ...parameters
      .filter(({ name }) => Object.hasOwn(said, name))
      .map(({ name }) => `  - ${code(name)}: ${said[name] ?? ''}`),
    ...(names.length > 0 ? [`  - raises ${names.join(', ')}`] : []),
  ];
}

/** Code in Markdown; a value may hold a backtick. */
function code(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

function changesText(page: ReferencePage, origin: string): string[] {
  const link = (version: string, { page: to, anchor }: Change) =>
    `[\`${anchor}\`](${origin}${entryAddress(version, to, anchor)})`;
  return [
    `## ${changesHeading.title}`,
    ...changesByPage(page.comparison).flatMap((changes) => [
      `### ${pageName(changes.page)}: ${countText(changes)}`,
      [
        ...changes.added.map((change) => `- added ${link(page.version, change)}`),
        ...changes.removed.map((change) => `- removed ${link(page.other.version, change)}`),
        ...changes.changed.map(
          (change) =>
            `- changed ${link(page.version, change)}: ${change.details.map((text) => code(text)).join(', ')}`,
        ),
      ].join('\n'),
    ]),
  ];
}
