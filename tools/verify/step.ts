import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { type TestCounts, readTestCounts } from './counts.ts';

/** One check of `npm test`. Without a report it counts as a single test. */
export interface Step {
  name: string;
  command: string[];
  /** After this time the step is killed and counts as failed. */
  budgetSeconds: number;
  env?: Record<string, string>;
  /** Where the command writes its JSON report. */
  report?: string;
  /** Creates the command that runs failed tests once more. */
  createRerunCommand?: (failedFiles: string[]) => string[];
}

/** The result of a step. */
export interface StepOutcome extends TestCounts {
  name: string;
  seconds: number;
  budgetSeconds: number;
  note?: string;
  /** Tests that failed first and passed when they ran once more, with the first message. They count as passed. */
  flaky: string[];
}

/** A few can be a slow machine. More are a defect of the product or of the tests. */
export const maxFlakyTests = 3;

const root = path.dirname(path.dirname(import.meta.dirname));
// More than the lines below need.
const maxOutputLength = 20_000;
const shownOutputLines = 35;
const minRerunSeconds = 60;

/** Creates the counts of a step that counts as one test. */
const createSingleTestCounts = (failed: 0 | 1, output = ''): TestCounts => ({
  passed: 1 - failed,
  failed,
  skipped: 0,
  planned: 1,
  hasErrors: false,
  failures: failed > 0 ? [describeOutput(output)] : [],
  failedFiles: [],
});

const describeOutput = (output: string): string =>
  `the end of its output\n${output.trimEnd().split('\n').slice(-shownOutputLines).join('\n')}`;

/**
 * Runs a step and shows its output. Kills it when its time budget is over. If a few tests fail, they run once more with a fresh server
 * and database: tests that pass then are flaky.
 */
export async function runStep(step: Step): Promise<StepOutcome> {
  const first = await runOnce(step);
  const canRerun = first.failedFiles.length > 0 && first.failed <= maxFlakyTests;
  if (!canRerun || !step.createRerunCommand) return first;
  const second = await runOnce({
    ...step,
    name: `${step.name}, failed tests once more`,
    command: step.createRerunCommand(first.failedFiles),
    budgetSeconds: Math.max(minRerunSeconds, step.budgetSeconds - first.seconds),
  });
  const seconds = first.seconds + second.seconds;
  if (second.failed > 0) return { ...first, seconds, note: second.note ?? 'failed twice' };
  return { ...first, seconds, passed: first.planned, failed: 0, failures: [], flaky: first.failures };
}

async function runOnce(step: Step): Promise<StepOutcome> {
  console.log(`\n── ${step.name} ${'─'.repeat(Math.max(2, 70 - step.name.length))}`);
  const report = step.report && path.join(root, step.report);
  if (report) rmSync(report, { force: true });
  const startTime = performance.now();
  const { code, output, isOverBudget } = await runCommand(step);
  const seconds = (performance.now() - startTime) / 1000;
  const base = { name: step.name, seconds, budgetSeconds: step.budgetSeconds, flaky: [] };
  if (isOverBudget)
    return { ...base, ...createSingleTestCounts(1, output), note: `ended after ${step.budgetSeconds} s` };
  if (!report) return { ...base, ...createSingleTestCounts(code === 0 ? 0 : 1, output) };
  if (!existsSync(report)) return { ...base, ...createSingleTestCounts(1, output), note: 'wrote no report' };
  const counts = readTestCounts(report);
  // A runner also fails without a failed test: for an error outside of tests, or without any tests.
  const hasUnnamedFailure = counts.failed === 0 && (code !== 0 || counts.passed === 0);
  if (!hasUnnamedFailure && !counts.hasErrors && !reportsErrors(output)) return { ...base, ...counts };
  // Without files: running them once more would hide the error.
  const failures = [...counts.failures, describeOutput(output)];
  return { ...base, ...counts, failed: counts.failed + 1, failures, failedFiles: [] };
}

/** Whether Vitest prints errors outside of tests. Its report does not have them. */
const reportsErrors = (output: string): boolean => /^\s*Errors {2}\d+ error/m.test(stripVTControlCharacters(output));

async function runCommand({ command: [command = '', ...args], budgetSeconds, env }: Step) {
  const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  // Its own process group, so that killing it also kills browsers and servers that it started.
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...color, ...env },
    detached: true,
  });
  let output = '';
  for (const stream of ['stdout', 'stderr'] as const)
    child[stream].setEncoding('utf8').on('data', (text: string) => {
      process[stream].write(text);
      output = (output + text).slice(-maxOutputLength);
    });
  let isOverBudget = false;
  const timer = setTimeout(() => {
    isOverBudget = true;
    if (child.pid) process.kill(-child.pid, 'SIGKILL');
  }, budgetSeconds * 1000);
  const code = await new Promise<number>((resolve) => {
    child.once('error', () => resolve(1));
    // At `exit` the last output may be on its way. A process that was left behind can keep the output open.
    child.once('close', (exit) => resolve(exit ?? 1));
    child.once('exit', (exit) => setTimeout(resolve, 1000, exit ?? 1));
  });
  clearTimeout(timer);
  return { code, output, isOverBudget };
}
