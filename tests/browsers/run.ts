// node tests/browsers/run.ts: the stories, with what they do, in Firefox and WebKit (README.md).
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readTestCounts } from '../../tools/verify/counts.ts';
import { findOrInstallBrowser, type OtherBrowser, otherBrowsers } from '../../tools/verify/otherBrowsers.ts';
import { createBrowserCommand } from './command.ts';

const { values: options, positionals: files } = parseArgs({
  allowPositionals: true,
  options: { browser: { type: 'string' }, all: { type: 'boolean', default: false } },
});
const browsers = otherBrowsers.filter((browser) => browser === (options.browser ?? browser));
if (browsers.length === 0) throw new Error(`--browser is one of: ${otherBrowsers.join(', ')}.`);

const root = path.resolve(import.meta.dirname, '../..');
const reports = '.cache/reports';
mkdirSync(path.join(root, reports), { recursive: true });
const results = browsers.map(runStories);

for (const { text } of results) console.log(text);
const hasFailed = results.some(({ failed }) => failed);
// In CI a browser that is missing is a failure.
const isIncomplete = process.env['CI'] === 'true' && results.some(({ skipped }) => skipped);
process.exit(hasFailed || isIncomplete ? 1 : 0);

interface Result {
  /** The closing line. */
  text: string;
  failed: boolean;
  skipped: boolean;
}

function runStories(browser: OtherBrowser): Result {
  const missing = findOrInstallBrowser(browser);
  if (missing !== undefined) return { text: `${browser}: skipped, ${missing}`, failed: false, skipped: true };
  const report = `${reports}/browsers-${browser}.json`;
  rmSync(path.join(root, report), { force: true });
  const [command = '', ...args] = createBrowserCommand(report);
  const env = { ...process.env, TEST_BROWSER: browser, ...(options.all && { ALL_MODES: 'true' }) };
  const { status } = spawnSync(command, [...args, ...files], { cwd: root, stdio: 'inherit', env });
  const failed = status !== 0;
  if (!existsSync(path.join(root, report)))
    return { text: `${browser}: failed, without a report`, failed: true, skipped: false };
  const counts = readTestCounts(path.join(root, report));
  const numbers = `${browser}: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`;
  const hasOtherError = failed && counts.failed === 0;
  return { text: hasOtherError ? `${numbers}, and an error outside of the stories` : numbers, failed, skipped: false };
}
