import { describe, expect, it } from 'vitest';
import { synonymGroups } from '../../../plugins/local-search/shared/synonyms';
import { indexSettings, indexSynonyms } from './settings';

describe('indexSettings', () => {
  it('lets contextual search filter by language and version', () => {
    expect(indexSettings.attributesForFaceting).toEqual(
      expect.arrayContaining(['language', 'docusaurus_tag']),
    );
  });

  it('finds sections by the words of readers, and shows them to nobody', () => {
    expect(indexSettings.searchableAttributes?.join()).toContain('asked');
    expect(indexSettings.unretrievableAttributes).toContain('asked');
    for (const shown of [indexSettings.attributesToRetrieve, indexSettings.attributesToHighlight]) {
      expect(shown).not.toContain('asked');
    }
  });

  it('keeps the words of names: on of on_bar is no stop word', () => {
    expect(indexSettings.separatorsToIndex).toBe('_');
    expect(indexSettings.removeStopWords).toBe(false);
  });
});

describe('indexSynonyms', () => {
  it('has all groups of the embedded search, each with an id of its own', () => {
    const synonyms = indexSynonyms();
    expect(synonyms.map((one) => one.synonyms)).toEqual(synonymGroups);
    expect(new Set(synonyms.map(({ objectID }) => objectID)).size).toBe(synonymGroups.length);
    // The service takes no more than twenty words of one sense.
    for (const group of synonymGroups) expect(group.length).toBeLessThanOrEqual(20);
  });
});
