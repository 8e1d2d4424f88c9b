import { describe, expect, it } from 'vitest';
import { devAssets } from './devAssets';

describe('files of the build', () => {
  it('are served while writing, and nothing else is answered', () => {
    const handler = devAssets('/docs/', 'claims/', 'text/plain', () => new Map([['claims/a.txt', 'text']]));
    const ask = (url: string) => {
      const answer = { status: 0, body: '', passed: false };
      const response = {
        writeHead: (status: number) => ((answer.status = status), response),
        end: (body: string) => (answer.body = body),
      };
      handler({ url } as never, response as never, () => (answer.passed = true));
      return answer;
    };
    expect(ask('/docs/claims/a.txt?v=1')).toEqual({ status: 200, body: 'text', passed: false });
    expect(ask('/docs/claims/b.txt').passed).toBe(true);
    expect(ask('/docs/latest').passed).toBe(true);
  });
});
