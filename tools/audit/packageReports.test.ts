import { expect, test } from 'vitest';
import { findForbiddenLicenses, readAdvisoryReport } from './packageReports.ts';

test('a license that is not on the list is found, and the one of a package without a license in its manifest', () => {
  const report = { MIT: [{ name: 'a' }], 'AGPL-3.0-only': [{ name: 'b' }], Unknown: [{ name: 'c' }, { name: 'd' }] };
  expect(findForbiddenLicenses(report, ['MIT'], { c: 'MIT' })).toEqual(['b: AGPL-3.0-only', 'd: Unknown']);
});

test('only high and critical vulnerabilities are severe', () => {
  const advisory = (name: string, severity: string) => ({
    module_name: name,
    severity,
    title: 'Something',
    url: 'https://github.com/advisories/GHSA-1',
    patched_versions: '>=2.0.0',
  });
  const advisories = { 1: advisory('a', 'moderate'), 2: advisory('b', 'high'), 3: advisory('c', 'critical') };
  expect(readAdvisoryReport(JSON.stringify({ advisories }))).toEqual({
    severe: [
      'b: high, Something (https://github.com/advisories/GHSA-1). Corrected in >=2.0.0',
      'c: critical, Something (https://github.com/advisories/GHSA-1). Corrected in >=2.0.0',
    ],
    others: 1,
  });
});

test.each(['', 'ERR_PNPM_AUDIT_BAD_RESPONSE', '{"error":{"code":"ERR_PNPM_AUDIT_BAD_RESPONSE"}}'])(
  'the output %j means that the registry did not answer',
  (output) => expect(readAdvisoryReport(output)).toBeUndefined(),
);
