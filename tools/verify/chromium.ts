import { accessSync, constants } from 'node:fs';
import { canInstallDebianPackages, installDebianPackages } from './debian.ts';

const candidates = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const headlessShell = '/usr/bin/chromium-headless-shell';

const isExecutable = (file: string) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * Returns the program that runs the browser tests, without installing one: `HEADLESS_SHELL_PATH`, `CHROMIUM_PATH`, the installed headless
 * shell, or an installed Chromium. One test started by hand uses the browser of `npm test`: the headless shell sets texts wider.
 */
export function findTestBrowser(): string {
  const configuredPath = process.env['HEADLESS_SHELL_PATH'] ?? process.env['CHROMIUM_PATH'];
  return configuredPath ?? [headlessShell, ...candidates].find(isExecutable) ?? candidates[0]!;
}

/** Returns the browser of the tests: `CHROMIUM_PATH`, an installed one, or Debian's package, which it installs. Throws if it finds none. */
export function findOrInstallChromium(): string {
  const configuredPath = process.env['CHROMIUM_PATH'];
  if (configuredPath) {
    if (isExecutable(configuredPath)) return configuredPath;
    throw new Error(`CHROMIUM_PATH is not an executable file: ${configuredPath}`);
  }
  const found = candidates.find(isExecutable);
  if (found) return found;
  if (!canInstallDebianPackages()) {
    throw new Error(
      'The tests need Chromium. Install it (Debian and Ubuntu: chromium) or set CHROMIUM_PATH to its program.',
    );
  }
  installDebianPackages(['chromium', 'fonts-noto-core']);
  return findOrInstallChromium();
}

/**
 * Returns Chromium without a user interface: the same engine in fewer processes, which runs the e2e tests 1.4 times as fast.
 * `HEADLESS_SHELL_PATH`, an installed one, or Debian's package, which it installs. Returns undefined if there is none: then the tests use Chromium.
 */
export function findOrInstallHeadlessShell(): string | undefined {
  const configuredPath = process.env['HEADLESS_SHELL_PATH'];
  if (configuredPath) return configuredPath;
  if (!isExecutable(headlessShell) && canInstallDebianPackages()) {
    try {
      installDebianPackages(['chromium-headless-shell']);
    } catch {
      return undefined;
    }
  }
  return isExecutable(headlessShell) ? headlessShell : undefined;
}
