import { readFileSync } from 'node:fs';

/** The test counts of one step. */
export interface TestCounts {
  passed: number;
  failed: number;
  skipped: number;
  /** Failed tests with their messages. Empty for Playwright, which prints them itself. */
  failures: string[];
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

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** Reads the counts from a JSON report of Vitest or Playwright. A suite that did not load counts as failed. */
export function readTestCounts(file: string): TestCounts {
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport | PlaywrightReport;
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return { passed: expected + flaky, failed: unexpected, skipped, failures: [] };
  }
  const failed = report.numFailedTests > 0 ? report.numFailedTests : Math.min(report.numFailedTestSuites, 1);
  const skipped = report.numPendingTests + report.numTodoTests;
  return { passed: report.numPassedTests, failed, skipped, failures: listFailures(report) };
}

const listFailures = ({ testResults }: VitestReport): string[] =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    const tests = assertionResults.filter(({ status }) => status === 'failed');
    if (tests.length === 0) return message ? [`${name}\n${message}`] : [];
    return tests.map(({ fullName, failureMessages }) => `${name} › ${fullName}\n${failureMessages.join('\n')}`);
  });
