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
      numTotalTests: 2,
      numPassedTests: 1,
      numFailedTests: 1,
      numPendingTests: 0,
      numTodoTests: 0,
      testResults: [
        { name: 'List', status: 'passed', message: '', assertionResults: [] },
        { name: 'Menu', status: 'failed', message: '', assertionResults },
      ],
    }),
  ).toEqual({
    passed: 1,
    failed: 1,
    skipped: 0,
    planned: 2,
    hasErrors: false,
    failures: ['Menu › Moves\nError: moved\nError: moved again'],
    failedFiles: ['Menu'],
  });
});

test('a file whose hook failed is one failure, and its tests are not skipped ones', () => {
  const skipped = { status: 'skipped', fullName: 'Moves', failureMessages: [] };
  expect(
    getCounts({
      numTotalTests: 3,
      numPassedTests: 0,
      numFailedTests: 0,
      numPendingTests: 3,
      numTodoTests: 0,
      testResults: [
        { name: 'Menu', status: 'failed', message: '', assertionResults: [skipped, skipped] },
        { name: 'List', status: 'passed', message: '', assertionResults: [skipped] },
      ],
    }),
  ).toEqual({
    passed: 0,
    failed: 1,
    skipped: 1,
    planned: 2,
    hasErrors: false,
    failures: ['Menu\nA hook failed.'],
    failedFiles: ['Menu'],
  });
});

test('a report of Playwright names the failed tests and their files, in nested suites as well', () => {
  const expectedStatus = 'passed';
  const failed = { status: 'unexpected', expectedStatus, results: [{ error: { message: 'Error: no menu' } }] };
  const passed = { status: 'expected', expectedStatus, results: [{}] };
  const notRun = { status: 'skipped', expectedStatus, results: [] };
  const skipped = { status: 'skipped', expectedStatus: 'skipped', results: [] };
  const suite = { specs: [{ file: 'menu.spec.ts', title: 'opens', tests: [failed, passed, notRun, skipped] }] };
  const stats = { expected: 1, unexpected: 1, skipped: 2 };
  expect(getCounts({ stats, suites: [{ specs: [], suites: [suite] }], errors: [] })).toEqual({
    passed: 1,
    failed: 1,
    skipped: 1,
    planned: 3,
    hasErrors: false,
    failures: ['menu.spec.ts › opens\nError: no menu'],
    failedFiles: ['menu.spec.ts'],
  });
});
