import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';

const require = createRequire(import.meta.url);
const mermaidStyles = require('./mermaidStyles.js') as (source: string) => string;

describe("Mermaid's styles", () => {
  it('go to the document as an object', () => {
    const mended = mermaidStyles(readFileSync(require.resolve('mermaid'), 'utf8'));
    expect(mended).toContain('adoptStyles(svg.id, rules);');
    expect(mended).toMatch(/^import \{ adoptStyles \} from ".*adoptStyles\.ts";\n/);
    expect(mended).not.toContain('insertBefore(style1');
  });

  it('in another form stop the build', () => {
    expect(() => mermaidStyles('svg.prepend(style1);')).toThrow(/stands there 0 times, not once/);
  });
});
