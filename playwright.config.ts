import { defineConfig } from '@playwright/test';
import { origin } from './tests/e2e/support/settings.ts';

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/** E2e walks journeys on the real server: built app, embedded database, demo data (tests/e2e/support/server.ts). */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/e2e',
  reporter: [['list'], ['json']],
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: origin,
    launchOptions: { executablePath, args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'] },
    trace: 'retain-on-failure',
    actionTimeout: 10_000,
  },
  webServer: {
    command: 'node tests/e2e/support/server.ts',
    url: `${origin}/api/health/ready`,
    timeout: 120_000,
    reuseExistingServer: !process.env['CI'],
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
