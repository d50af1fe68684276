/** The licenses that may be used, and the licenses of packages that name none in their manifest (licenses.json). */
export interface AllowedLicenses {
  production: string[];
  /** More licenses, for packages that only build and test. */
  development: string[];
  packages: Record<string, string>;
}

/** The output of `pnpm licenses list --json`: packages by license. */
export type LicenseReport = Record<string, { name: string }[]>;

/** Finds packages whose license is not allowed. */
export function findForbiddenLicenses(
  report: LicenseReport,
  licenses: string[],
  known: Record<string, string>,
): string[] {
  return Object.entries(report).flatMap(([license, packages]) =>
    packages.flatMap(({ name }) => {
      const actual = license === 'Unknown' ? (known[name] ?? license) : license;
      return licenses.includes(actual) ? [] : [`${name}: ${actual}`];
    }),
  );
}

/** What the registry knows about the packages. */
export interface AdvisoryReport {
  /** One line for each vulnerability that is high or critical. */
  severe: string[];
  /** How many others there are. */
  others: number;
}

interface Advisory {
  module_name: string;
  severity: string;
  title: string;
  url: string;
  patched_versions: string;
}

/** Reads the output of `pnpm audit --json`. Returns undefined if the registry did not answer. */
export function readAdvisoryReport(output: string): AdvisoryReport | undefined {
  let report: { advisories?: Record<string, Advisory> };
  try {
    report = JSON.parse(output) as typeof report;
  } catch {
    return undefined;
  }
  if (report.advisories === undefined) return undefined;
  const advisories = Object.values(report.advisories);
  const severe = advisories.filter(({ severity }) => severity === 'high' || severity === 'critical');
  return {
    severe: severe.map(
      ({ module_name: name, severity, title, url, patched_versions: patched }) =>
        `${name}: ${severity}, ${title} (${url}). Corrected in ${patched}`,
    ),
    others: advisories.length - severe.length,
  };
}
