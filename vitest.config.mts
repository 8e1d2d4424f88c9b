import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@site': import.meta.dirname } },
  test: {
    include: ['{config,docusaurus,plugins,scripts,src,tests}/**/*.test.{ts,tsx}'],
    // Some tests start git or a server, which on a busy machine of two cores takes many seconds.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
