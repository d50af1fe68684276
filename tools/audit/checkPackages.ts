// node tools/audit/checkPackages.ts: checks the licenses of all packages, and asks the registry for vulnerabilities of those in production.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pnpmCommand } from '../verify/pnpm.ts';
import { findForbiddenLicenses, readAdvisoryReport } from './packageReports.ts';
import type { AllowedLicenses, LicenseReport } from './packageReports.ts';

const root = path.resolve(import.meta.dirname, '../..');

function runPnpm(...args: string[]) {
  const [command, ...prefix] = pnpmCommand;
  const { stdout, stderr } = spawnSync(command, [...prefix, ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
    timeout: 120_000,
  });
  return { stdout, stderr };
}

const readLicenses = (...args: string[]) =>
  JSON.parse(runPnpm('--recursive', 'licenses', 'list', '--json', ...args).stdout) as LicenseReport;
const countPackages = (report: LicenseReport) => Object.values(report).flat().length;

const allowed = JSON.parse(readFileSync(path.join(import.meta.dirname, 'licenses.json'), 'utf8')) as AllowedLicenses;
const production = readLicenses('--prod');
const all = readLicenses();
const problems = [
  ...findForbiddenLicenses(production, allowed.production, allowed.packages),
  ...findForbiddenLicenses(all, [...allowed.production, ...allowed.development], allowed.packages),
];
console.log(`${countPackages(production)} packages in production and ${countPackages(all)} in all: licenses checked.`);

const { stdout, stderr } = runPnpm('audit', '--prod', '--json');
const advisories = readAdvisoryReport(stdout);
if (advisories) {
  problems.push(...advisories.severe);
  console.log(
    `The registry knows ${advisories.severe.length} severe vulnerabilities, and ${advisories.others} others.`,
  );
} else {
  const reason = `${stdout}${stderr}`.trim().split('\n')[0] ?? '';
  console.log(`Vulnerabilities were not checked, because the registry did not answer: ${reason}`);
}

for (const problem of new Set(problems)) console.error(problem);
if (problems.length > 0) {
  console.error(
    'A license that is fine can be added to tools/audit/licenses.json. SECURITY.md says when to update a package.',
  );
  process.exit(1);
}
