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
}

/** The result of a step. */
export interface StepOutcome extends TestCounts {
  name: string;
  seconds: number;
  budgetSeconds: number;
  note?: string;
}

const root = path.dirname(path.dirname(import.meta.dirname));

/** Creates the counts of a step that counts as one test. */
const createSingleTestCounts = (failed: 0 | 1): TestCounts => ({
  passed: 1 - failed,
  failed,
  skipped: 0,
  failures: [],
  flaky: [],
});

/** Runs a step and shows its output. Kills it when its time budget is over. */
export async function runStep(step: Step): Promise<StepOutcome> {
  console.log(`\n── ${step.name} ${'─'.repeat(Math.max(2, 70 - step.name.length))}`);
  const report = step.report && path.join(root, step.report);
  if (report) rmSync(report, { force: true });
  const startTime = performance.now();
  const [command = '', ...args] = step.command;
  // Its own process group, so that killing it also kills browsers and servers that it started.
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...step.env },
    detached: true,
  });
  let isOverBudget = false;
  const timer = setTimeout(() => {
    isOverBudget = true;
    if (child.pid) process.kill(-child.pid, 'SIGKILL');
  }, step.budgetSeconds * 1000);
  const code = await new Promise<number>((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (exit) => resolve(exit ?? 1));
  });
  clearTimeout(timer);
  const seconds = (performance.now() - startTime) / 1000;
  const base = { name: step.name, seconds, budgetSeconds: step.budgetSeconds };
  if (isOverBudget) return { ...base, ...createSingleTestCounts(1), note: `ended after ${step.budgetSeconds} s` };
  if (!report) return { ...base, ...createSingleTestCounts(code === 0 ? 0 : 1) };
  if (!existsSync(report)) return { ...base, ...createSingleTestCounts(1), note: 'wrote no report' };
  const counts = readTestCounts(report);
  // A runner also fails without a failed test: for an unhandled error, or without any tests.
  const failed = code !== 0 && counts.failed === 0 ? 1 : counts.failed;
  return { ...base, ...counts, failed: counts.passed + failed === 0 ? 1 : failed };
}
