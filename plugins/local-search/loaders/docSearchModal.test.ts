import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';

const require = createRequire(import.meta.url);
const { replaceInModal } = require('./docSearchModal.js') as {
  replaceInModal: (source: string) => string;
};
const published = readFileSync(require.resolve('@docsearch/react/modal'), 'utf8');
const failure = 'finally(function(){p("idle"),';

describe('the replacements in the hosted modal', () => {
  it('fit the modal as published', () => {
    expect(replaceInModal(published)).toContain('u({nbHits:i});');
  });

  it('stop the build at a form that is gone, and name it', () => {
    const changed = published.replace(failure, '');
    expect(() => replaceInModal(changed)).toThrow(/found 0 times.*Unable to fetch results/s);
  });

  it('stop the build at a form that stands twice', () => {
    expect(() => replaceInModal(published + failure)).toThrow(/found 2 times.*Unable to fetch results/s);
  });
});
