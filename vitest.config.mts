import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@site': import.meta.dirname } },
  test: {
    include: ['{config,plugins,scripts,src,tests}/**/*.test.{ts,tsx}'],
    // Some tests start git or a server, which takes seconds on a busy machine of two cores.
    testTimeout: 10_000,
    hookTimeout: 10_000,
    maxWorkers: 2,
  },
});
