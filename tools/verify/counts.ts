import { readFileSync } from 'node:fs';

/** The test counts of one step. */
export interface TestCounts {
  passed: number;
  failed: number;
  skipped: number;
  /** Failed tests with their messages. Empty for Playwright, which prints them itself. */
  failures: string[];
  /** Tests that failed first and passed when they ran once more, with the first message. They count as passed. */
  flaky: string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numFailedTestSuites: number;
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: { file: string; title: string; tests: { status: string; results: { error?: { message?: string } }[] }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}

/** Reads the counts from a JSON report of Vitest or Playwright. A suite that did not load counts as failed. */
export function readTestCounts(file: string): TestCounts {
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport | PlaywrightReport;
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return {
      passed: expected + flaky,
      failed: unexpected,
      skipped,
      failures: [],
      flaky: report.suites.flatMap(listFlakyInSuite),
    };
  }
  const failed = report.numFailedTests > 0 ? report.numFailedTests : Math.min(report.numFailedTestSuites, 1);
  const skipped = report.numPendingTests + report.numTodoTests;
  return { passed: report.numPassedTests, failed, skipped, failures: listFailures(report), flaky: listFlaky(report) };
}

const listFailures = ({ testResults }: VitestReport): string[] =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    const tests = assertionResults.filter(({ status }) => status === 'failed');
    if (tests.length === 0) return message ? [`${name}\n${message}`] : [];
    return tests.map(({ fullName, failureMessages }) => `${name} › ${fullName}\n${failureMessages.join('\n')}`);
  });

// The messages of a passed test are those of its first try.
const listFlaky = ({ testResults }: VitestReport): string[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName, failureMessages }) => `${name} › ${fullName}\n${failureMessages.join('\n')}`),
  );

const listFlakyInSuite = ({ suites = [], specs }: PlaywrightSuite): string[] => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ results }) => `${file} › ${title}\n${results[0]?.error?.message ?? ''}`),
  ),
  ...suites.flatMap(listFlakyInSuite),
];
