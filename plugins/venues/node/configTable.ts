import type { PhrasingContent, RootContent } from 'mdast';
import { symbolsOf } from '../../reference/node/facts/symbolTable';
import { symbolCode } from '../../reference/node/symbolCode';
import type { EntryView } from '../../reference/node/view/entry';
import { readPage } from '../../reference/node/view/page';
import { type Piece, textOf } from '../../reference/node/view/pieces';
import { paragraph, text } from '../../pages/nodes';
import { code, table, unsearched } from './cells';

/**
 * The fields of a configuration as the reference has them, each leading to its entry.
 *
 * @param name - of the class, such as `BinanceDataClientConfig`
 * @throws Error when the version's reference has no such configuration, or several
 */
export function configTable(siteDir: string, version: string, name: string): RootContent[] {
  const [place, second] = symbolsOf(siteDir, version).placesOf(name);
  if (!place || second) throw new Error(`'${name}' is no class of ${version}'s reference, or names several`);
  const entry = entriesOf(siteDir, version, place.page).find(({ anchor }) => anchor === place.anchor);
  if (!entry || entry.fields.length === 0)
    throw new Error(`'${name}' has no fields in ${version}'s reference`);
  const link = (anchor: string, words: string) => symbolCode(words, version, { page: place.page, anchor });
  return [
    paragraph(
      text('Fields of '),
      link(entry.anchor, name),
      text(entry.allKeyword ? ', all keyword-only:' : ':'),
    ),
    unsearched(
      table(
        ['Field', 'Type', 'Default', 'Meaning'],
        entry.fields.map((field) => [
          [link(field.anchor, field.name)],
          [code(textOf(field.type))],
          field.default === undefined ? 'required' : [code(field.defaultValue ?? field.default)],
          field.meaning.map((piece) => pieceNode(version, piece)),
        ]),
      ),
    ),
  ];
}

function entriesOf(siteDir: string, version: string, page: string): readonly EntryView[] {
  return readPage(siteDir, version, page).sections.flatMap((section) =>
    section.shape === 'entries' ? section.entries : [],
  );
}

function pieceNode(version: string, { text: value, as, to }: Piece): PhrasingContent {
  if (!as) return text(value);
  return to ? symbolCode(value, version, to) : code(value);
}
