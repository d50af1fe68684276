import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { runStep } from './step.ts';

const root = path.dirname(path.dirname(import.meta.dirname));
const folder = mkdtempSync(path.join(tmpdir(), 'step-'));
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Creates a command that writes a report in which `failed` tests of `total` fail. */
function createRunner(report: string, failed: number, total: number, lastLine = 'the last line'): string[] {
  const tests = Array.from({ length: total }, (_, at) => ({
    status: at < failed ? 'unexpected' : 'expected',
    expectedStatus: 'passed',
    results: [{ error: { message: 'Error: no menu' } }],
  }));
  const specs = tests.map((each, at) => ({ file: 'menu.spec.ts', title: `opens ${at + 1}`, tests: [each] }));
  const stats = { expected: total - failed, unexpected: failed, skipped: 0 };
  const text = JSON.stringify({ stats, suites: [{ specs }], errors: [] });
  const script = path.join(folder, `${failed}-of-${total}.mjs`);
  writeFileSync(
    script,
    `import { writeFileSync } from 'node:fs';
    writeFileSync(${JSON.stringify(report)}, ${JSON.stringify(text)});
    console.log(${JSON.stringify(lastLine)});
    process.exitCode = ${failed > 0 ? 1 : 0};`,
  );
  return [process.execPath, script];
}

function runTests(firstFailed: number, secondFailed: number, lastLine?: string) {
  const report = path.join(folder, 'report.json');
  return runStep({
    name: 'e2e',
    budgetSeconds: 30,
    report: path.relative(root, report),
    command: createRunner(report, firstFailed, 10, lastLine),
    createRerunCommand: () => createRunner(report, secondFailed, firstFailed),
  });
}

test('tests that pass when they run once more are flaky, and count as passed', async () => {
  expect(await runTests(2, 0)).toMatchObject({
    passed: 10,
    failed: 0,
    failures: [],
    flaky: ['menu.spec.ts › opens 1\nError: no menu', 'menu.spec.ts › opens 2\nError: no menu'],
  });
});

test('tests that fail twice fail the step', async () => {
  expect(await runTests(2, 1)).toMatchObject({ passed: 8, failed: 2, flaky: [] });
});

test('an error outside of tests is a failure, and nothing is repeated', async () => {
  expect(await runTests(2, 0, '     Errors  1 error')).toMatchObject({ passed: 8, failed: 3, flaky: [] });
});

test('many failures are not repeated', async () => {
  expect(await runTests(4, 0)).toMatchObject({ passed: 6, failed: 4, flaky: [] });
});

test('a failure without a failed test shows the end of the output', async () => {
  const report = path.join(folder, 'report.json');
  const [, script = ''] = createRunner(report, 0, 10);
  const code = `await import(${JSON.stringify(script)}); process.exitCode = 1;`;
  const command = [process.execPath, '--input-type=module', '--eval', code];
  expect(
    await runStep({ name: 'unit', budgetSeconds: 30, report: path.relative(root, report), command }),
  ).toMatchObject({
    passed: 10,
    failed: 1,
    failures: [expect.stringContaining('the last line')],
  });
});
