import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
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

/** One or two can be a slow machine. More are a defect of the product or of the tests. */
export const maxFlakyTests = 3;

const root = path.dirname(path.dirname(import.meta.dirname));
// More than the lines below need.
const maxOutputLength = 20_000;
const shownOutputLines = 35;

/** Creates the counts of a step that counts as one test. */
const createSingleTestCounts = (failed: 0 | 1, output = ''): TestCounts => ({
  passed: 1 - failed,
  failed,
  skipped: 0,
  failures:
    failed > 0 ? [`the end of its output\n${output.trimEnd().split('\n').slice(-shownOutputLines).join('\n')}`] : [],
  failedFiles: [],
});

/**
 * Runs a step and shows its output. Kills it when its time budget is over. If a few tests fail, they run once more with a fresh server
 * and database: tests that pass then are flaky.
 */
export async function runStep(step: Step): Promise<StepOutcome> {
  const first = await runOnce(step);
  const isRerun = first.failedFiles.length > 0 && first.failed <= maxFlakyTests;
  if (!isRerun || !step.createRerunCommand) return first;
  const name = `${step.name}, failed tests once more`;
  const second = await runOnce({ ...step, name, command: step.createRerunCommand(first.failedFiles) });
  const seconds = first.seconds + second.seconds;
  if (second.failed > 0) return { ...first, seconds };
  return {
    ...first,
    seconds,
    passed: first.passed + first.failed,
    failed: 0,
    failures: [],
    flaky: first.failures,
  };
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
  // A runner also fails without a failed test: for an unhandled error, or without any tests.
  const hasUnnamedFailure = counts.failed === 0 && (code !== 0 || counts.passed === 0);
  if (!hasUnnamedFailure) return { ...base, ...counts };
  return { ...base, ...createSingleTestCounts(1, output), passed: counts.passed };
}

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
    child.once('exit', (exit) => resolve(exit ?? 1));
  });
  clearTimeout(timer);
  return { code, output, isOverBudget };
}
