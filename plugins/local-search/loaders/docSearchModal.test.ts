import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';

const require = createRequire(import.meta.url);
const { mendDocSearchModal } = require('./docSearchModal.js') as {
  mendDocSearchModal: (source: string) => string;
};
const published = readFileSync(require.resolve('@docsearch/react/modal'), 'utf8');

describe('mendDocSearchModal', () => {
  it("mends the modal's code as published", () => {
    const mended = mendDocSearchModal(published);
    expect(mended).toContain('site.markedText(');
    expect(mended).not.toContain('globalThis.fetch');
  });

  it('stops the build at a form that is gone, and names it', () => {
    const changed = published.replace('role:"button",tabIndex:0,onMouseDown', 'role:"dialog",onMouseDown');
    expect(() => mendDocSearchModal(changed)).toThrow(/found 0 times.*role:"button"/s);
  });

  it('stops the build at a form that stands twice', () => {
    expect(() => mendDocSearchModal(published + 'function ea(){}')).toThrow(/found 2 times.*function ea/s);
  });
});
