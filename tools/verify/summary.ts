import { maxFlakyTests, type StepOutcome } from './step.ts';

// The runner has printed the whole failure already.
const maxFailureLines = 100;

const shorten = (failure: string) => failure.split('\n').slice(0, maxFailureLines).join('\n    ');

/** Prints the failures, the flaky tests, a table, and a last line for scripts. Returns whether the run passed. */
export function printSummary(outcomes: StepOutcome[], skippedIsFailure: boolean): boolean {
  const sum = (key: 'passed' | 'failed' | 'skipped') => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  for (const { name, failures, flaky } of outcomes) {
    for (const failure of failures) console.log(`\nFailed in ${name}: ${shorten(failure)}`);
    for (const failure of flaky) console.log(`\nFlaky in ${name}, failed first and then passed: ${shorten(failure)}`);
  }
  const width = Math.max(...outcomes.map((outcome) => outcome.name.length));
  console.log(`\n${'Step'.padEnd(width)}  passed  failed  skipped     time  budget`);
  for (const { name, passed, failed, skipped, seconds, budgetSeconds, note } of outcomes) {
    const numbers = `${String(passed).padStart(6)}  ${String(failed).padStart(6)}  ${String(skipped).padStart(7)}`;
    const times = `${seconds.toFixed(1).padStart(6)} s  ${String(budgetSeconds).padStart(4)} s`;
    console.log(`${name.padEnd(width)}  ${numbers}  ${times}${note ? `  ${note}` : ''}`);
  }
  const flakyCount = outcomes.reduce((total, { flaky }) => total + flaky.length, 0);
  if (flakyCount > 0) console.log(`\n${flakyCount} flaky. The run fails with more than ${maxFlakyTests}.`);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
  return sum('failed') === 0 && flakyCount <= maxFlakyTests && !(skippedIsFailure && sum('skipped') > 0);
}
