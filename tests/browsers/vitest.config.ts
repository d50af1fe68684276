import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { storyModes } from '../../.storybook/storyModes.ts';
import { type OtherBrowser, otherBrowsers } from '../../tools/verify/otherBrowsers.ts';
import { SlowFilesFirstSequencer } from '../../tools/verify/slowFilesFirst.ts';
import { windowSize } from './browserWindow.ts';
import { installedBrowser } from './provider.ts';

const root = path.resolve(import.meta.dirname, '../..');
const browser = process.env['TEST_BROWSER'] as OtherBrowser;
if (!otherBrowsers.includes(browser)) throw new Error('Start these tests with `npm run test:browsers`.');
const modes = process.env['ALL_MODES'] ? storyModes : storyModes.slice(0, 1);

const stories = ({ name, locale, theme, tags }: (typeof storyModes)[number]): TestProjectConfiguration => ({
  root,
  plugins: [storybookTest({ configDir: path.join(root, '.storybook'), tags })],
  // The rules of axe give the same result in all browsers.
  define: { 'import.meta.env.STORYBOOK_MODE': JSON.stringify({ locale, theme, usesAxe: false }) },
  test: {
    name,
    isolate: false,
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      provider: installedBrowser(browser),
      instances: [{ browser }],
      // The window stays as it is, larger than any viewport. Vitest itself sets the size of the frame with the story.
      commands: { __vitest_viewport: () => undefined },
      viewport: windowSize,
      screenshotFailures: false,
    },
  },
});

const journeys: TestProjectConfiguration = {
  root,
  test: {
    name: 'journeys',
    environment: 'node',
    include: ['tests/browsers/journeys/*.test.ts'],
    globalSetup: ['tests/browsers/journeys/startServer.ts'],
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
};

export default defineConfig({
  root,
  test: { sequence: { sequencer: SlowFilesFirstSequencer }, projects: [...modes.map(stories), journeys] },
});
