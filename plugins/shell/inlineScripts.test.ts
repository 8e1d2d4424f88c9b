import { describe, expect, it } from 'vitest';
import { inlineScript } from './inlineScripts';

describe('inlineScript', () => {
  it('fills placeholders and drops comments', () => {
    const text = inlineScript('address', { __BASE_URL__: '/docs/' });
    expect(text).toContain('"/docs/"');
    expect(text).not.toContain('//');
  });

  it('cannot be closed by a value', () => {
    const text = inlineScript('announcement', { __ANNOUNCEMENT_ID__: '</script><b>' });
    expect(text).not.toContain('</script>');
  });

  it('names a placeholder without a value', () => {
    expect(() => inlineScript('address')).toThrow('inline/address.js: no value for __BASE_URL__');
  });
});
