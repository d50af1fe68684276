import { defineConfig } from '@playwright/test';
import { origin } from './tests/e2e/support/settings.ts';
import { findTestBrowser } from './tools/verify/chromium.ts';

const executablePath = findTestBrowser();

/** The e2e tests use the real server: the built app, an embedded database and demo data (tests/e2e/support/server.ts). */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/e2e',
  reporter: [['list'], ['json']],
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // Two browsers and a server share two cores: a page may wait for others. Only failures take this long.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: origin,
    launchOptions: { executablePath, args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'] },
    // Traces make the run about 1.4 times as long: ask for them with `--trace retain-on-failure`.
    trace: 'off',
    // Its caches would hide requests from the tests. `offline.spec.ts` allows it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    actionTimeout: 20_000,
  },
  webServer: {
    command: 'node tests/e2e/support/server.ts',
    url: `${origin}/api/health/ready`,
    timeout: 120_000,
    reuseExistingServer: !process.env['CI'],
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
