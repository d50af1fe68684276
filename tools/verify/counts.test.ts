import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readTestCounts } from './counts.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'counts-'));
afterAll(() => rmSync(folder, { recursive: true }));

function getCounts(report: object) {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return readTestCounts(file);
}

test('a report of Vitest names tests that failed and tests that passed on the second try', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'Opens', failureMessages: [] },
    { status: 'passed', fullName: 'Closes', failureMessages: ['Error: still open'] },
    { status: 'failed', fullName: 'Moves', failureMessages: ['Error: moved', 'Error: moved again'] },
  ];
  expect(
    getCounts({
      numPassedTests: 2,
      numFailedTests: 1,
      numPendingTests: 0,
      numTodoTests: 0,
      numFailedTestSuites: 1,
      testResults: [{ name: 'Menu', message: '', assertionResults }],
    }),
  ).toEqual({
    passed: 2,
    failed: 1,
    skipped: 0,
    failures: ['Menu › Moves\nError: moved\nError: moved again'],
    flaky: ['Menu › Closes\nError: still open'],
  });
});

test('a report of Playwright names tests that passed on the second try, in nested suites as well', () => {
  const flaky = { status: 'flaky', results: [{ error: { message: 'Error: no menu' } }, {}] };
  const passed = { status: 'expected', results: [{}] };
  const suite = { specs: [{ file: 'menu.spec.ts', title: 'opens', tests: [flaky, passed] }] };
  expect(
    getCounts({
      stats: { expected: 1, unexpected: 0, flaky: 1, skipped: 0 },
      suites: [{ specs: [], suites: [suite] }],
    }),
  ).toEqual({ passed: 2, failed: 0, skipped: 0, failures: [], flaky: ['menu.spec.ts › opens\nError: no menu'] });
});
