import { BROWSER_MAP, OS_MAP, parse } from 'bowser';

/** The browser and the system of a device. Empty if unknown. */
export interface DeviceName {
  browser: string;
  system: string;
}

// Longer headers are not from browsers, and would take long to read.
const maxHeaderLength = 500;
const browsers = new Set(Object.values(BROWSER_MAP));
const systems = new Set(Object.values(OS_MAP));

/**
 * Reads the names of a browser and its system from a `User-Agent` header. Only names that the library knows are used: clients write what
 * they like, and the names appear in mails.
 */
export function parseUserAgent(header: string | undefined): DeviceName {
  if (!header?.trim()) return { browser: '', system: '' };
  const { browser, os } = parse(header.slice(0, maxHeaderLength));
  return { browser: getKnownName(browser.name, browsers), system: getKnownName(os.name, systems) };
}

/** Without the system, which has a name of its own: “Samsung Internet for Android”. */
const getKnownName = (name: string | undefined, names: ReadonlySet<string>): string =>
  name !== undefined && name !== 'Generic' && names.has(name) ? name.replace(/ for Android$/, '') : '';
