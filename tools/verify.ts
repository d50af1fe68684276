// `npm test` runs this script: all checks, each with a time budget, and a summary at the end.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { createBrowserCommand } from '../tests/browsers/command.ts';
import { findOrInstallChromium, findOrInstallHeadlessShell } from './verify/chromium.ts';
import { findOrInstallBrowser, otherBrowsers } from './verify/otherBrowsers.ts';
import { setUpTestDatabase } from './verify/postgres.ts';
import { type StepOutcome, runStep, type Step } from './verify/step.ts';
import { printSummary } from './verify/summary.ts';

const root = path.dirname(import.meta.dirname);
const reports = '.cache/reports';
mkdirSync(path.join(root, reports), { recursive: true });

type Commands = Pick<Step, 'command' | 'createRerunCommand'>;

/** Failed tests run once more, with a fresh server and database (docs/decisions.md, “Flaky tests”). */
const createVitestCommands = (command: string[]): Commands => ({
  command,
  createRerunCommand: (failedFiles) => [...command, ...failedFiles],
});
const createPlaywrightCommands = (command: string[]): Commands => ({
  command,
  createRerunCommand: () => [...command, '--last-failed'],
});

const vitest = (name: string, project: string, budgetSeconds: number, env?: Record<string, string>): Step => {
  const report = `${reports}/${name.replaceAll(/\W+/g, '-')}.json`;
  return {
    name,
    budgetSeconds,
    report,
    ...(env ? { env } : {}),
    ...createVitestCommands([
      'vitest',
      'run',
      '--project',
      project,
      // By default Vitest leaves one of two cores free, but no other work runs.
      '--maxWorkers',
      '2',
      '--reporter',
      'default',
      '--reporter',
      'json',
      '--outputFile.json',
      report,
    ]),
  };
};

const chromium = findOrInstallChromium();
const headlessShell = findOrInstallHeadlessShell() ?? chromium;
// All browser tests are headless, and the headless shell takes a tenth less time.
process.env['CHROMIUM_PATH'] = headlessShell;

const steps: Step[] = [
  { name: 'types', command: ['tsc', '--noEmit'], budgetSeconds: 60 },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'], budgetSeconds: 60 },
  { name: 'format', command: ['oxfmt', '--check', '.'], budgetSeconds: 30 },
  vitest('unit', 'unit', 120),
  { name: 'build', command: ['node', 'tools/build.ts'], budgetSeconds: 120 },
  vitest('architecture', 'architecture', 120),
  { name: 'packages', command: ['node', 'tools/audit/checkPackages.ts'], budgetSeconds: 120 },
  { name: 'packing', command: ['node', 'tests/packing/run.ts'], budgetSeconds: 180 },
  { name: 'page budgets', command: ['node', 'apps/platform/scripts/checkBudgets.ts'], budgetSeconds: 30 },
  { name: 'weight of parts', command: ['node', 'packages/ui/scripts/weigh.ts', '--check'], budgetSeconds: 120 },
  vitest('stories', 'stories*', 1800),
  vitest('accessibility trees', 'trees', 120),
  {
    name: 'docs pages',
    ...createPlaywrightCommands(['playwright', 'test', '--config', 'playwright.docs.config.ts']),
    budgetSeconds: 300,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: `${reports}/docs.json`, HEADLESS_SHELL_PATH: headlessShell },
    report: `${reports}/docs.json`,
  },
  { name: 'monitoring', command: ['node', 'tests/monitoring/run.ts'], budgetSeconds: 300 },
  // Always the same choices: a change must not fail because of a seed that was never tried before.
  { name: 'faults', command: ['node', 'tests/faults/run.ts', '--short', '--seed', '1'], budgetSeconds: 400 },
  vitest('api on the embedded database', 'api*', 900, { API_TEST_ENGINE: 'pglite' }),
];
const e2e: Step = {
  name: 'e2e',
  ...createPlaywrightCommands(['playwright', 'test']),
  budgetSeconds: 2400,
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: `${reports}/e2e.json`, HEADLESS_SHELL_PATH: headlessShell },
  report: `${reports}/e2e.json`,
};

const createSkippedOutcome = (name: string, budgetSeconds: number, note: string): StepOutcome => ({
  name,
  passed: 0,
  failed: 0,
  skipped: 1,
  planned: 0,
  hasErrors: false,
  failures: [],
  failedFiles: [],
  flaky: [],
  seconds: 0,
  budgetSeconds,
  note,
});

const outcomes: StepOutcome[] = [];
for (const step of steps) outcomes.push(await runStep(step));

// Where browsers differ most: focus, keyboard and pointer. `npm run test:browsers` runs all stories.
const browserFolders = ['actions', 'overlays'].map((group) => `packages/ui/src/${group}/`);
for (const browser of otherBrowsers) {
  const name = `stories in ${browser}`;
  const budgetSeconds = 400;
  const missing = findOrInstallBrowser(browser);
  const report = `${reports}/browsers-${browser}.json`;
  const command = createBrowserCommand(report);
  outcomes.push(
    missing === undefined
      ? await runStep({
          name,
          command: [...command, ...browserFolders],
          createRerunCommand: (failedFiles) => [...command, ...failedFiles],
          budgetSeconds,
          env: { TEST_BROWSER: browser },
          report,
        })
      : createSkippedOutcome(name, budgetSeconds, missing),
  );
}

const onPostgres = 'api on PostgreSQL';
const database = await setUpTestDatabase();
const deployment: Step = { name: 'deployment', command: ['node', 'tests/deploy/run.ts'], budgetSeconds: 400 };
outcomes.push(await runStep({ ...deployment, env: database ? { TEST_DATABASE_URL: database.url } : {} }));
if (database) {
  const env = { API_TEST_ENGINE: 'postgres', TEST_DATABASE_URL: database.url };
  outcomes.push(await runStep(vitest(onPostgres, 'api*', 900, env)));
  await database.stop();
} else {
  outcomes.push(createSkippedOutcome(onPostgres, 900, 'no PostgreSQL here: install it or set TEST_DATABASE_URL'));
}
outcomes.push(await runStep(e2e));

// In CI a skipped check is a failure.
process.exit(printSummary(outcomes, process.env['CI'] === 'true') ? 0 : 1);
