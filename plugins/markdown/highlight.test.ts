import { toHtml } from 'hast-util-to-html';
import { toString } from 'hast-util-to-string';
import { describe, expect, it } from 'vitest';
import { highlight } from './highlight';

const html = (code: string, language: string, marked: number[] = []) =>
  toHtml(highlight(code, language, new Set(marked)));

describe('highlight', () => {
  it('colours keywords, classes, calls, strings and numbers of Python', () => {
    const made = html('class Foo(Strategy):\n    self.go("x", 1)  # why', 'python');
    for (const [name, text] of [
      ['keyword', 'class'],
      ['class', 'Strategy'],
      ['keyword', 'self'],
      ['function', 'go'],
      ['string', '"x"'],
      ['number', '1'],
      ['comment', '# why'],
    ]) {
      expect(made).toContain(`<span class="c-${name}">${text}</span>`);
    }
  });

  it('keeps every character, one line a row', () => {
    const code = 'a = """\n  <&>\n\n"""\nb';
    const lines = highlight(code, 'python', new Set());
    expect(lines.map((line) => toString(line))).toEqual(['a = """\n', '  <&>\n', '\n', '"""\n', 'b']);
  });

  it('marks lines by number, from 1', () => {
    expect(html('a\nb\nc', 'text', [2])).toBe(
      '<span class="line">a\n</span><span class="line marked">b\n</span><span class="line">c</span>',
    );
  });

  it('tells prompts and what the session printed from what was typed', () => {
    expect(html('>>> x\n1', 'pycon')).toBe(
      '<span class="line"><span class="prompt">>>> </span>x\n</span><span class="line output">1</span>',
    );
    expect(html('$ ls\na.py', 'console')).toMatch(
      /<span class="prompt">\$ <\/span>.*<span class="line output">a\.py/s,
    );
  });

  it('leaves plain text and no language alone', () => {
    expect(html('class', 'text')).toBe('<span class="line">class</span>');
    expect(html('class', '')).toBe('<span class="line">class</span>');
  });

  it.each([
    'python',
    'bash',
    'toml',
    'ini',
    'diff',
    'csv',
    'powershell',
    'docker',
    'nginx',
    'makefile',
    'rust',
    'json',
    'yaml',
    'cython',
    'sh',
    'log',
  ])('knows %s', (language) => {
    expect(() => html('a', language)).not.toThrow();
  });

  it('refuses to mark a line that is not there', () => {
    expect(() => html('a\nb', 'text', [3])).toThrow('line 3 is to be marked, but the code has 2');
  });

  it.each(['pyhton', 'insertBefore', 'constructor'])('refuses the language %s', (language) => {
    expect(() => html('a', language)).toThrow(`unknown code language '${language}'`);
  });
});
