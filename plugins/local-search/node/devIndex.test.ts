import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { lastIndex } from './devIndex';

function answer(folder: string, url: string): string {
  let body = 'passed on';
  const response = { writeHead: () => ({ end: (content: Buffer) => void (body = content.toString()) }) };
  lastIndex('/docs/', folder)(
    { url } as unknown as IncomingMessage,
    response as unknown as ServerResponse,
    () => undefined,
  );
  return body;
}

it('the development server answers with the last build’s index, and with nothing else of it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'index-'));
  expect(answer(folder, '/docs/search-index.json')).toBe('passed on');
  mkdirSync(join(folder, 'assets/search'), { recursive: true });
  writeFileSync(join(folder, 'search-index.json'), 'manifest');
  writeFileSync(join(folder, 'assets/search/latest-1.json'), 'index');
  writeFileSync(join(folder, 'index.html'), 'page');
  expect(answer(folder, '/docs/search-index.json')).toBe('manifest');
  expect(answer(folder, '/docs/assets/search/latest-1.json')).toBe('index');
  for (const path of ['/docs/', '/docs/index.html', '/docs/assets/search/../../index.html'])
    expect(answer(folder, path)).toBe('passed on');
});
