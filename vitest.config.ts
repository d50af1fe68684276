import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { storyModes } from './.storybook/storyModes.ts';
import { uiOptimizeDeps, createUiPlugins } from './tools/vite-plugins.ts';
import { findTestBrowser } from './tools/verify/chromium.ts';
import { SlowFilesFirstSequencer } from './tools/verify/slowFilesFirst.ts';

const executablePath = findTestBrowser();

/** The names after `--project`, where `*` means anything. None are all projects. */
const requestedProjects = process.argv.flatMap((argument, index, all) => {
  if (argument.startsWith('--project=')) return [argument.slice('--project='.length)];
  return argument === '--project' ? [all[index + 1] ?? ''] : [];
});
const isRequested = (name: string) =>
  requestedProjects.every((pattern) => pattern.startsWith('!')) ||
  requestedProjects.some((pattern) => new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(name));

// Some things only PostgreSQL can have, such as two servers on one database.
const excludedApiFiles = process.env['API_TEST_ENGINE'] === 'postgres' ? [] : ['**/*.postgres.test.ts'];

/**
 * Files that mock a module of Node or measure the memory of their process. All other API files share processes: loading the server and
 * PGlite for each takes a tenth of the time.
 */
const ownProcessFiles = ['apps/api/test/unknownEmail.test.ts', 'apps/api/test/streaming.test.ts'];

const apiTests = {
  environment: 'node',
  globalSetup: ['apps/api/test/support/databaseTemplate.ts'],
  include: ['apps/api/test/**/*.test.ts', 'tests/{faults,security}/**/*.test.ts'],
  exclude: excludedApiFiles,
  // A busy machine is slow. Only failures take this long.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000 } },
};

/** A new one for each project: Vitest writes into it. */
const browser = () => ({
  enabled: true,
  headless: true,
  provider: playwright({ launchOptions: { executablePath, args: ['--no-sandbox'] } }),
  instances: [{ browser: 'chromium' as const }],
});

/** Stories in a real browser, in one language and theme. With axe, a violation fails the test. */
const stories = ({ name, locale, theme, tags, usesAxe }: (typeof storyModes)[number]): TestProjectConfiguration => ({
  plugins: [storybookTest({ configDir: '.storybook', tags })],
  define: { 'import.meta.env.STORYBOOK_MODE': JSON.stringify({ locale, theme, usesAxe }) },
  test: {
    name,
    // One browser context for all files halves the time; each story cleans up after itself.
    isolate: false,
    setupFiles: ['.storybook/removeAxeReports.ts'],
    testTimeout: 30_000,
    browser: browser(),
  },
});

export default defineConfig({
  test: {
    sequence: { sequencer: SlowFilesFirstSequencer },
    projects: [
      {
        plugins: createUiPlugins(),
        test: {
          name: 'unit',
          environment: 'node',
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'apps/*/src/**/*.test.ts', 'tools/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'architecture',
          environment: 'node',
          include: ['tests/architecture/*.test.ts'],
          // They read all sources, which takes long on a busy machine.
          testTimeout: 60_000,
        },
      },
      { test: { ...apiTests, name: 'api', exclude: [...excludedApiFiles, ...ownProcessFiles], isolate: false } },
      { test: { ...apiTests, name: 'api-own-process', include: ownProcessFiles } },
      // Loading Storybook takes three seconds for each mode, even if the run has no stories.
      ...storyModes.filter(({ name }) => isRequested(name)).map(stories),
      {
        // The accessibility trees of composite components, in Arabic.
        plugins: createUiPlugins(),
        optimizeDeps: { ...uiOptimizeDeps, include: [...(uiOptimizeDeps.include ?? []), 'react-dom/client'] },
        test: {
          name: 'trees',
          include: ['tests/trees/*.test.tsx'],
          testTimeout: 30_000,
          browser: { ...browser(), viewport: { width: 1280, height: 900 }, screenshotFailures: false },
        },
      },
    ],
  },
});
