import type { IndexSettings, SynonymHit } from 'algoliasearch';
import { synonymGroups } from '../../../plugins/local-search/shared/synonyms';

/**
 * The settings of the hosted index. Where nothing else is said they are those that DocSearch's crawler gives an index for
 * Docusaurus.
 */
export const indexSettings: IndexSettings = {
  // In the order of the embedded search's weights (plugins/local-search/client/weights.ts). Title and names stand as one:
  // `Strategy` would otherwise find each of its members before the class.
  searchableAttributes: [
    'title,names',
    'unordered(asked)',
    'unordered(hierarchy.lvl1)',
    'hierarchy.lvl0,hierarchy.lvl2,hierarchy.lvl3,hierarchy.lvl4,hierarchy.lvl5,hierarchy.lvl6',
    'content',
  ],
  attributesForFaceting: ['language', 'docusaurus_tag', 'version', 'type', 'kind'],
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'type', 'kind', 'version'],
  // Readers' own words are no words of the page: found by, never sent to a browser, whatever it asks for.
  unretrievableAttributes: ['asked', 'names', 'title', 'weight'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:30'],
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  snippetEllipsisText: '…',
  // A section of several parts is one hit.
  attributeForDistinct: 'url',
  distinct: true,
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.rank)', 'asc(weight.position)'],
  // So that the class `Strategy` comes before all that has the word among others.
  exactOnSingleWordQuery: 'attribute',
  // A name that is written right hides its neighbours: `OrderList` is no misspelt `OrderLists`.
  typoTolerance: 'min',
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  allowTyposOnNumericTokens: false,
  // `on_bar` is found as it is written, and `stop limit` finds `StopLimitOrder`.
  separatorsToIndex: '_',
  camelCaseAttributes: ['hierarchy', 'title', 'names', 'content'],
  // No stop words are left out: `on` of `on_bar` is one. A question whose words no section has all of finds those with some.
  removeStopWords: false,
  removeWordsIfNoResults: 'allOptional',
  ignorePlurals: ['en'],
  indexLanguages: ['en'],
  queryLanguages: ['en'],
};

/** The synonyms of the embedded search, each group both ways. */
export function indexSynonyms(groups: readonly (readonly string[])[] = synonymGroups): SynonymHit[] {
  return groups.map((group) => ({
    objectID: group.join('-'),
    type: 'synonym',
    synonyms: [...group],
  }));
}
