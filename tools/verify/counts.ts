import { readFileSync } from 'node:fs';

/** The test counts of one step. */
export interface TestCounts {
  passed: number;
  failed: number;
  skipped: number;
  /** Failed tests with their messages. */
  failures: string[];
  /** The files of the failed tests. */
  failedFiles: string[];
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

interface PlaywrightResult {
  error?: { message?: string };
  attachments?: { name: string; path?: string }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: { file: string; title: string; tests: { status: string; results: PlaywrightResult[] }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; skipped: number };
  suites: PlaywrightSuite[];
}

/** Reads the counts from a JSON report of Vitest or Playwright. A suite that did not load counts as failed. */
export function readTestCounts(file: string): TestCounts {
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport | PlaywrightReport;
  if ('stats' in report) {
    const { expected, unexpected, skipped } = report.stats;
    const failedTests = report.suites.flatMap(listFailedInSuite);
    return {
      passed: expected,
      failed: unexpected,
      skipped,
      failures: failedTests.map(({ file, title, message }) => `${file} › ${title}\n${message}`),
      failedFiles: failedTests.map(({ file }) => file),
    };
  }
  const failed = report.numFailedTests > 0 ? report.numFailedTests : Math.min(report.numFailedTestSuites, 1);
  const skipped = report.numPendingTests + report.numTodoTests;
  return {
    passed: report.numPassedTests,
    failed,
    skipped,
    failures: listFailures(report),
    failedFiles: listFailedFiles(report),
  };
}

const listFailures = ({ testResults }: VitestReport): string[] =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    const tests = assertionResults.filter(({ status }) => status === 'failed');
    if (tests.length === 0) return message ? [`${name}\n${message}`] : [];
    return tests.map(({ fullName, failureMessages }) => `${name} › ${fullName}\n${failureMessages.join('\n')}`);
  });

const listFailedFiles = ({ testResults }: VitestReport): string[] =>
  testResults
    .filter(({ message, assertionResults }) => message || assertionResults.some(({ status }) => status === 'failed'))
    .map(({ name }) => name);

interface FailedTest {
  file: string;
  title: string;
  message: string;
}

const listFailedInSuite = ({ suites = [], specs }: PlaywrightSuite): FailedTest[] => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results: [result] }) => ({ file, title, message: describeResult(result) })),
  ),
  ...suites.flatMap(listFailedInSuite),
];

/** The message, and what the page showed then. */
function describeResult(result: PlaywrightResult | undefined): string {
  const context = result?.attachments?.find(({ name }) => name === 'error-context')?.path;
  const [, snapshot = ''] = context ? readFileSync(context, 'utf8').split('# Page snapshot') : [];
  return `${result?.error?.message ?? ''}${snapshot.split('# Test source')[0]}`.trimEnd();
}
