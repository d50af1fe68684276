import type { Outcome } from './step.ts';

/** Prints one table, and last the line that machines read. Answers whether all is well. */
export function summarise(outcomes: Outcome[], skippedIsFailure: boolean): boolean {
  const sum = (key: 'passed' | 'failed' | 'skipped') => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  const width = Math.max(...outcomes.map((outcome) => outcome.name.length));
  console.log(`\n${'Step'.padEnd(width)}  passed  failed  skipped     time  budget`);
  for (const { name, passed, failed, skipped, seconds, budget, note } of outcomes) {
    const numbers = `${String(passed).padStart(6)}  ${String(failed).padStart(6)}  ${String(skipped).padStart(7)}`;
    const times = `${seconds.toFixed(1).padStart(6)} s  ${String(budget).padStart(4)} s`;
    console.log(`${name.padEnd(width)}  ${numbers}  ${times}${note ? `  ${note}` : ''}`);
  }
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
  return sum('failed') === 0 && !(skippedIsFailure && sum('skipped') > 0);
}
