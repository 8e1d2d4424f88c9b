import { existsSync } from 'node:fs';
import { browserProbes } from '../lib/browser-probes';
import { findBrowser } from '../lib/find-browser';
import { type Counts, reportCounts } from './counts';
import { type Outcome, run } from './run';
import { buildWarnings } from './warnings';

/** One line of `npm test`. */
export interface Step {
  readonly name: string;
  /** A step without which this one says nothing: it is left out when that one failed. */
  readonly needs?: string;
  /** Runs the step; doesn't throw for what it finds. */
  readonly run: () => Promise<Outcome> | Outcome;
  /** For a step of many tests: how many passed and failed, from its report. Others count as one. */
  readonly counts?: () => Counts;
}

/** The built sites that browsers open in the tests, by the step that builds them. */
const sites = { build: 'build', 'build:services': '.cache/services-site' } as const;

/** Builds the site; a warning fails, since broken links and anchors only warn. */
async function build(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  const outcome = await run('scripts/build.mjs', args, env);
  const warnings = buildWarnings(outcome.output);
  if (!outcome.ok || warnings.length === 0) return outcome;
  return { ok: false, output: `The build warned ${warnings.length} times:\n${warnings.join('\n')}\n` };
}

/** Everything `npm test` runs, in order. Paths are relative to the project's folder. */
export const steps: readonly Step[] = [
  {
    name: 'format',
    run: () => run('node_modules/prettier/bin/prettier.cjs', ['--check', '--log-level=warn', '.']),
  },
  { name: 'lint', run: () => run('node_modules/eslint/bin/eslint.js', ['.', '--max-warnings', '0']) },
  { name: 'types:node', run: () => run('node_modules/typescript/bin/tsc', ['-p', 'tsconfig.node.json']) },
  {
    name: 'types:browser',
    run: () => run('node_modules/typescript/bin/tsc', ['-p', 'tsconfig.browser.json']),
  },
  {
    name: 'unit',
    run: () => {
      const reporters = [
        '--reporter=default',
        '--reporter=junit',
        '--outputFile.junit=test-results/vitest.xml',
      ];
      return run('node_modules/vitest/vitest.mjs', ['run', ...reporters]);
    },
    counts: () => reportCounts('test-results/vitest.xml'),
  },
  {
    name: 'platform',
    run: () => run('node_modules/tsx/dist/cli.mjs', ['scripts/platform-tests.ts']),
    counts: () => reportCounts('test-results/pytest.xml'),
  },
  { name: 'build', run: () => build([]) },
  {
    // What the plain site doesn't have: an announcement, and every hosted service.
    name: 'build:services',
    needs: 'build',
    run: () =>
      build(['--out-dir', sites['build:services']], {
        SITE_PRECOMPRESS: 'off',
        ANNOUNCEMENT_ID: 'test-1',
        ANNOUNCEMENT_TEXT: 'An announcement of the tests',
        ANALYTICS_ID: 'G-TEST000001',
        ALGOLIA_APP_ID: 'TESTAPP001',
        ALGOLIA_SEARCH_KEY: '0123456789abcdef',
        // No file of the site may hold it (tests/search/hosted.spec.ts).
        ALGOLIA_WRITE_KEY: 'a-write-key-of-the-tests',
        ALGOLIA_INDEX_NAME: 'nt-docs',
        ALGOLIA_ASSISTANT_ID: 'test-assistant',
        ALGOLIA_EXTERNAL_URL_PATTERN: '^https://elsewhere\\.example/',
        ALGOLIA_REPLACE_FROM: '/old-docs/',
        ALGOLIA_REPLACE_TO: '/docs/',
      }),
  },
  {
    name: 'browser',
    needs: 'build:services',
    run: () => {
      const missing = Object.entries(sites).filter(([, folder]) => !existsSync(`${folder}/404.html`));
      if (missing.length > 0) {
        const steps = missing.map(([step]) => step).join(',');
        return {
          ok: false,
          output: `What the browser opens isn't built: npm test -- --only ${steps},browser\n`,
        };
      }
      // CI: a server that happens to listen already may serve another build, and a forgotten `.only` fails.
      const env = { CI: '1', CHROMIUM_PATH: findBrowser(browserProbes) };
      return run('node_modules/@playwright/test/cli.js', ['test'], env);
    },
    counts: () => reportCounts('test-results/playwright.xml'),
  },
];
