import { defineConfig, devices } from '@playwright/test';

const address = 'http://127.0.0.1:4173';
const onCI = Boolean(process.env.CI);
// Chromium refuses to start its sandbox as root, as in a container.
const isRoot = process.getuid?.() === 0;
const executablePath = process.env.CHROMIUM_PATH;

export default defineConfig({
  testDir: 'tests',
  // *.test.ts there are Vitest's.
  testMatch: '**/*.spec.ts',
  // A folder of its own: Playwright empties it, and test-results/ holds other steps' reports.
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 2,
  // A test goes a reader's way of many steps, on a machine that may be busy with other things: none comes near it.
  timeout: 240_000,
  // What a test waits for may take long there, too. How fast the site is, the tests of budgets measure.
  expect: { timeout: 20_000 },
  retries: 0,
  forbidOnly: onCI,
  reporter: [['list'], ['junit', { outputFile: 'test-results/playwright.xml' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: address,
    // Recording every test for the few that fail takes a third of the time; `--trace on` records when needed.
    trace: 'off',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-gpu',
      ],
    },
  },
  // The site, and the same site with an announcement and every hosted service.
  webServer: [server(4173, 'build'), server(4174, '.cache/services-site')],
});

function server(port: number, folder: string) {
  return {
    command: `npx tsx scripts/serve.ts --port ${port} --dir ${folder}`,
    url: `http://127.0.0.1:${port}/docs/`,
    reuseExistingServer: !onCI,
  };
}
