import { describe, expect, it } from 'vitest';
import { rehypeBreaks } from './rehypeBreaks';
import { processed } from './testTree';

const cell = (code: string) => processed(rehypeBreaks, `|a|\n|-|\n|${code}|\n`);

describe('rehypeBreaks', () => {
  it('lets names in tables break between their words', () => {
    expect(cell('`open_check_interval`')).toContain('<code>open_<wbr>check_<wbr>interval</code>');
    expect(cell('`TRAILING_STOP_MARKET`')).toContain('<code>TRAILING_<wbr>STOP_<wbr>MARKET</code>');
    expect(cell('`LiveExecEngineConfig`')).toContain('<code>Live<wbr>Exec<wbr>Engine<wbr>Config</code>');
    expect(cell('`self.cache.order()`')).toContain('<code>self.<wbr>cache.<wbr>order()</code>');
  });

  it.each(['L2_MBP', '1.221.0', 'GTC', 'order_side', 'TRAILING_STOP'])('leaves `%s` whole', (code) => {
    expect(cell(`\`${code}\``)).toContain(`<code>${code}</code>`);
  });

  it('leaves names in prose alone', () => {
    expect(processed(rehypeBreaks, 'See `open_check_interval`.')).not.toContain('<wbr>');
  });

  it('keeps an option whole, but not a long word', () => {
    const html = processed(
      rehypeBreaks,
      'Use `pip install --index-url URL` or `a-name-of-more-than-24-letters`.',
    );
    expect(html).toContain('<code>pip install <span class="whole">--index-url</span> URL</code>');
    expect(html).toContain('<code>a-name-of-more-than-24-letters</code>');
  });

  it('leaves fences alone', () => {
    expect(processed(rehypeBreaks, '```bash\npip --version\n```\n')).not.toContain('whole');
  });
});
