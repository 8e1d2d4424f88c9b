import { describe, expect, it } from 'vitest';
import { countedLines, entryExample } from './read';

const code = 'from a import b\n\nx = b()\ny = x\nprint(y)\n';

describe('the file of an example', () => {
  it('says by its path whose it is', () => {
    const { key, page, anchor, file, only } = entryExample('model/orders/Order.apply.py', code);
    expect({ key, page, anchor, file, only }).toEqual({
      key: 'model/orders#Order.apply',
      page: 'model/orders',
      anchor: 'Order.apply',
      file: 'platform/entries/model/orders/Order.apply.py',
      only: undefined,
    });
  });

  it('says in its first line which version alone has it, and isn’t shown with that line', () => {
    const found = entryExample('cache/Cache.py', `# nightly only\n${code}`);
    expect(found.only).toBe('nightly');
    expect(found.code).toBe(code.trimEnd());
    expect(found.example.block.code).toContain('# nightly only');
    expect(() => entryExample('cache/Cache.py', `# nightli only\n${code}`)).toThrow(
      "platform/entries/cache/Cache.py:1: there is no version 'nightli'.",
    );
  });

  it('stands in the folder of a page', () => {
    expect(() => entryExample('Cache.py', code)).toThrow('must stand in the folder of its page');
  });

  it('is neither too long nor too short nor too wide', () => {
    expect(() => entryExample('a/B.py', 'print(1)\n')).toThrow('platform/entries/a/B.py: 1 lines');
    expect(() => entryExample('a/B.py', 'print(1)\n'.repeat(16))).toThrow('16 lines');
    expect(() => entryExample('a/B.py', `${code}print("${'x'.repeat(100)}")\n`)).toThrow(
      'platform/entries/a/B.py:6: the line is longer',
    );
  });

  it('counts no imports, no empty lines and no calls of its engine', () => {
    const set = 'from a import (\n    b,\n    c,\n)\nimport d\n\nengine = b()\nengine.run()\nengines = c\n';
    expect(countedLines(set)).toBe(1);
  });

  it('has another hash when it changes', () => {
    const hash = (text: string) => entryExample('a/B.py', text).example.hash;
    expect(hash(code)).not.toBe(hash(code.replace('y = x', 'y = 2')));
  });
});
