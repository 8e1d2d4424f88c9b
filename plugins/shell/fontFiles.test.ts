import { describe, expect, it } from 'vitest';
import { keepFontFiles } from './fontFiles';

const loader = () => ({ loader: 'url-loader', options: { limit: 10_000 } });

describe('fonts', () => {
  it('stay files of their own, and images as they were', () => {
    const [font, image] = [loader(), loader()];
    keepFontFiles({
      module: {
        rules: [
          { test: /\.woff2?$/, use: [font] },
          { test: /\.png$/, use: [image] },
        ],
      },
    });
    expect([font.options.limit, image.options.limit]).toEqual([0, 10_000]);
  });

  it('stop the build when nothing is found that would write them into style sheets', () => {
    expect(() => {
      keepFontFiles({ module: { rules: [{ test: /\.woff2?$/, type: 'asset' }] } });
    }).toThrow(/0 loaders/);
  });
});
