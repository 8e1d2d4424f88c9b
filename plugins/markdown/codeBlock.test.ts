import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';
import { codeBlock } from './codeBlock';
import { parseFenceMeta } from '../pages/fenceMeta';

const fence = (code: string, language = 'python', meta = '') => ({
  code,
  language,
  meta: parseFenceMeta(meta),
});
const lines = (count: number) => Array.from({ length: count }, (_, index) => `${index}`).join('\n');

describe('codeBlock', () => {
  it('puts the file name and Copy into a bar, and names the frame after it', () => {
    const made = toHtml(codeBlock(fence('x', 'python', 'title="a.py"')));
    expect(made).toMatch(
      /^<div class="code code--titled"><div class="code-bar"><span>a\.py<\/span><button type="button"/,
    );
    expect(made).toContain('<pre tabindex="0" role="group" aria-label="a.py">');
    expect(made.match(/<button/g)).toHaveLength(1);
  });

  it('has no bar without a file name, and is named after its language', () => {
    const made = toHtml(codeBlock(fence('x', 'bash')));
    expect(made).not.toContain('code-bar');
    expect(made).toContain('aria-label="bash code"');
    expect(made.match(/<button/g)).toHaveLength(1);
    expect(toHtml(codeBlock(fence('x', '')))).toContain('aria-label="Code"');
  });

  it('has a button that tells what came of it', () => {
    expect(toHtml(codeBlock(fence('x')))).toMatch(
      /<button[^>]* data-copy[^>]* aria-live="polite">Copy<\/button>/,
    );
  });

  it('folds set-up under its title, and can be copied all the same', () => {
    const made = toHtml(codeBlock(fence(lines(3), 'python', 'setup title="Set-up: data"')));
    expect(made).toMatch(
      /^<div class="code"><details class="code-setup"><summary class="code-bar"><span>Set-up: data<\/span>/,
    );
    expect(made).toContain('show 3 lines');
    expect(made).toMatch(/<\/pre><\/details><button /);
    expect(toHtml(codeBlock(fence('x', 'python', 'setup')))).toContain('aria-label="Set-up"');
  });

  it('says that a block starts a new program', () => {
    expect(toHtml(codeBlock(fence('x', 'python', 'fresh')))).toContain('A new program: run it in a process');
    expect(toHtml(codeBlock(fence('x')))).not.toContain('A new program');
  });

  it('says why a block is not run', () => {
    expect(toHtml(codeBlock(fence('x', 'python', 'skip="needs a network"')))).toContain(
      'Not run: needs a network',
    );
  });

  it('opens short outputs and folds long ones', () => {
    const output = (count: number) => toHtml(codeBlock(fence('x'), fence(lines(count), 'text')));
    expect(output(20)).toContain('<details class="code-output" open>');
    expect(output(21)).toContain('<details class="code-output">');
  });

  it('escapes code and output', () => {
    const made = toHtml(codeBlock(fence('<b>', 'text'), fence('<i>&', 'text')));
    expect(made).not.toMatch(/<[bi]>/);
  });
});
