import { defineConfig } from '@playwright/test';
import { origin } from './tests/docs/settings.ts';
import { findTestBrowser } from './tools/verify/chromium.ts';

const executablePath = findTestBrowser();

/** The docs pages of the built Storybook (tests/docs/serve.ts). */
export default defineConfig({
  testDir: 'tests/docs',
  outputDir: '.cache/docs',
  reporter: [['list'], ['json']],
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 240_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: origin,
    launchOptions: { executablePath, args: ['--no-sandbox'] },
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'node tests/docs/serve.ts',
    url: `${origin}/index.json`,
    timeout: 240_000,
    reuseExistingServer: !process.env['CI'],
  },
});
