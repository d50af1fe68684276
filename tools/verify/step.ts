import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type Counts, readCounts } from './counts.ts';

/** One check of `npm test`. Without a report it counts as a single test. */
export interface Step {
  name: string;
  command: string[];
  /** Seconds after which it is ended and counts as failed. */
  budget: number;
  env?: Record<string, string>;
  /** Where the command writes its JSON report. */
  report?: string;
}

/** What a step came to. */
export interface Outcome extends Counts {
  name: string;
  seconds: number;
  budget: number;
  note?: string;
}

const root = path.dirname(path.dirname(import.meta.dirname));

/** A step that counts as one test. */
const single = (failed: 0 | 1): Counts => ({ passed: 1 - failed, failed, skipped: 0, failures: [] });

/** Runs a step on our terminal, inside its time budget. */
export async function runStep(step: Step): Promise<Outcome> {
  console.log(`\n── ${step.name} ${'─'.repeat(Math.max(2, 70 - step.name.length))}`);
  const report = step.report && path.join(root, step.report);
  if (report) rmSync(report, { force: true });
  const started = performance.now();
  const [command = '', ...args] = step.command;
  // A group of its own, so that an overrun ends the grandchildren (browsers, servers) as well.
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...step.env },
    detached: true,
  });
  let overran = false;
  const timer = setTimeout(() => {
    overran = true;
    if (child.pid) process.kill(-child.pid, 'SIGKILL');
  }, step.budget * 1000);
  const code = await new Promise<number>((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (exit) => resolve(exit ?? 1));
  });
  clearTimeout(timer);
  const seconds = (performance.now() - started) / 1000;
  const base = { name: step.name, seconds, budget: step.budget };
  if (overran) return { ...base, ...single(1), note: `ended after ${step.budget} s` };
  if (!report) return { ...base, ...single(code === 0 ? 0 : 1) };
  if (!existsSync(report)) return { ...base, ...single(1), note: 'wrote no report' };
  const counts = readCounts(report);
  // A runner may fail for more than a test: an unhandled error, or no test at all.
  const failed = code !== 0 && counts.failed === 0 ? 1 : counts.failed;
  return { ...base, ...counts, failed: counts.passed + failed === 0 ? 1 : failed };
}
