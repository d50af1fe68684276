import { accessSync, constants } from 'node:fs';
import { canInstall, install } from './debian.ts';

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

/** The browser of the tests: `CHROMIUM_PATH`, an installed one, or Debian's package, which is installed if possible. */
export function findChromium(): string {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (isExecutable(named)) return named;
    throw new Error(`CHROMIUM_PATH is not an executable file: ${named}`);
  }
  const found = candidates.find(isExecutable);
  if (found) return found;
  if (!canInstall()) {
    throw new Error(
      'The tests need Chromium. Install it (Debian and Ubuntu: chromium) or set CHROMIUM_PATH to its program.',
    );
  }
  install(['chromium', 'fonts-noto-core']);
  return findChromium();
}

/**
 * Chromium without a user interface: the same engine in fewer processes, which runs the e2e tests about 1.4 times as fast.
 * `HEADLESS_SHELL_PATH`, an installed one, or Debian's package. Undefined if there is none: then the tests use Chromium.
 */
export function findHeadlessShell(): string | undefined {
  const named = process.env['HEADLESS_SHELL_PATH'];
  if (named) return named;
  if (!isExecutable(headlessShell) && canInstall()) {
    try {
      install(['chromium-headless-shell']);
    } catch {
      return undefined;
    }
  }
  return isExecutable(headlessShell) ? headlessShell : undefined;
}
