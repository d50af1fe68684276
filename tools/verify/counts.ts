import { readFileSync } from 'node:fs';

/** The test counts of one step. */
export interface TestCounts {
  passed: number;
  failed: number;
  skipped: number;
  /** All tests that are not skipped, with those that did not run because something failed before them. */
  planned: number;
  /** Whether an error happened outside of all tests. */
  hasErrors: boolean;
  /** Failed tests with their messages. */
  failures: string[];
  /** The files of the failed tests. */
  failedFiles: string[];
}

interface VitestReport {
  numTotalTests: number;
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
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
  specs: {
    file: string;
    title: string;
    tests: { status: string; expectedStatus: string; results: PlaywrightResult[] }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; skipped: number };
  suites: PlaywrightSuite[];
  /** Errors outside of tests. */
  errors: unknown[];
}

/** Reads the counts from a JSON report of Vitest or Playwright. A suite that did not load counts as failed. */
export function readTestCounts(file: string): TestCounts {
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport | PlaywrightReport;
  if ('stats' in report) {
    const { expected, unexpected, skipped } = report.stats;
    const failedTests = report.suites.flatMap(listFailedInSuite);
    const notRun = report.suites.reduce((count, suite) => count + countNotRun(suite), 0);
    return {
      passed: expected,
      failed: unexpected,
      skipped: skipped - notRun,
      planned: expected + unexpected + notRun,
      hasErrors: report.errors.length > 0,
      failures: failedTests.map(({ file, title, message }) => `${file} › ${title}\n${message}`),
      failedFiles: failedTests.map(({ file }) => file),
    };
  }
  const failedFiles = report.testResults.filter(({ status }) => status === 'failed');
  const isFailed = ({ status }: { status: string }) => status === 'failed';
  const filesWithoutFailedTest = failedFiles.filter(({ assertionResults }) => !assertionResults.some(isFailed));
  // The other tests of a file whose hook has failed.
  const notRun = failedFiles.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'skipped' || status === 'pending'),
  ).length;
  const skipped = report.numPendingTests + report.numTodoTests - notRun;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + filesWithoutFailedTest.length,
    skipped,
    planned: report.numTotalTests - skipped,
    // They are not in the report.
    hasErrors: false,
    failures: listFailures(report),
    failedFiles: failedFiles.map(({ name }) => name),
  };
}

const listFailures = ({ testResults }: VitestReport): string[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed');
    if (tests.length === 0) return status === 'failed' ? [`${name}\n${message || 'A hook failed.'}`] : [];
    return tests.map(({ fullName, failureMessages }) => `${name} › ${fullName}\n${failureMessages.join('\n')}`);
  });

const countNotRun = ({ suites = [], specs }: PlaywrightSuite): number =>
  specs.flatMap(({ tests }) => tests).filter((test) => test.status === 'skipped' && test.expectedStatus !== 'skipped')
    .length + suites.reduce((count, suite) => count + countNotRun(suite), 0);

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
