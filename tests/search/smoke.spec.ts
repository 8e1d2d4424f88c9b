import { expect, test } from '@playwright/test';
import { open } from '../support/hydrated';
import { checkSmoke, readSmokeQueries, scoreSmoke } from '../support/smoke';
import { hitAddresses, modalOf, openModal, searchFor } from './support/modal';

// Identifiers and keywords, then questions that readers of the guides ask, as they would type them.
for (const [file, what, count, least] of [
  ['smoke.json', 'queries', 60, 0.95],
  ['questions.json', 'questions', 40, 0.9],
] as const) {
  test(`${count} ${what} find their pages among the first five hits, through the modal`, async ({ page }) => {
    test.slow();
    const queries = readSmokeQueries(`tests/search/${file}`);
    expect(queries).toHaveLength(count);
    let version = '';
    // Version by version, so that each index is loaded once.
    const ordered = queries.toSorted((a, b) => a.version.localeCompare(b.version));
    const score = await scoreSmoke(ordered, '/docs/', async (query) => {
      if (query.version !== version) {
        version = query.version;
        await open(page, `/docs/${version}`);
        await openModal(page);
      }
      await searchFor(page, query.query);
      return hitAddresses(modalOf(page).hits);
    });
    test
      .info()
      .annotations.push(
        { type: 'hit@1', description: String(score.hitAt1) },
        { type: 'hit@5', description: String(score.hitAt5) },
      );
    checkSmoke(score, least);
  });
}
