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

test('a report of Vitest names the failed tests and their files', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'Opens', failureMessages: [] },
    { status: 'failed', fullName: 'Moves', failureMessages: ['Error: moved', 'Error: moved again'] },
  ];
  expect(
    getCounts({
      numPassedTests: 1,
      numFailedTests: 1,
      numPendingTests: 0,
      numTodoTests: 0,
      numFailedTestSuites: 1,
      testResults: [
        { name: 'List', message: '', assertionResults: [] },
        { name: 'Menu', message: '', assertionResults },
      ],
    }),
  ).toEqual({
    passed: 1,
    failed: 1,
    skipped: 0,
    failures: ['Menu › Moves\nError: moved\nError: moved again'],
    failedFiles: ['Menu'],
  });
});

test('a report of Playwright names the failed tests and their files, in nested suites as well', () => {
  const failed = { status: 'unexpected', results: [{ error: { message: 'Error: no menu' } }] };
  const passed = { status: 'expected', results: [{}] };
  const suite = { specs: [{ file: 'menu.spec.ts', title: 'opens', tests: [failed, passed] }] };
  expect(
    getCounts({ stats: { expected: 1, unexpected: 1, skipped: 0 }, suites: [{ specs: [], suites: [suite] }] }),
  ).toEqual({
    passed: 1,
    failed: 1,
    skipped: 0,
    failures: ['menu.spec.ts › opens\nError: no menu'],
    failedFiles: ['menu.spec.ts'],
  });
});
