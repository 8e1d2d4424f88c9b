import { describe, expect, it } from 'vitest';
import { released } from './unfold';

describe('what a closed part holds back', () => {
  it('keeps what is closed inside as text, the outer first', () => {
    const member = '<api-held-2><p>m</p></api-held-2>';
    const entry = `<details><summary>e</summary><api-held-1>${member}</api-held-1></details>`;
    const first = released(entry);
    expect(first).toBe(`<details><summary>e</summary><noscript>${member}</noscript></details>`);
    expect(released(member)).toBe('<noscript><p>m</p></noscript>');
  });

  it('is what it is where nothing is held inside', () => {
    expect(released('<p>a</p>')).toBe('<p>a</p>');
  });
});
