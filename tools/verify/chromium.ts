import { accessSync, constants } from 'node:fs';
import { canInstall, install } from './debian.ts';

const candidates = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const runnable = (file: string) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The browser the tests drive: `CHROMIUM_PATH`, an installed one, or Debian's, which we install when we may. */
export function findChromium(): string {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (runnable(named)) return named;
    throw new Error(`CHROMIUM_PATH names no program that can be run: ${named}`);
  }
  const found = candidates.find(runnable);
  if (found) return found;
  if (!canInstall()) {
    throw new Error(
      'The tests need Chromium. Install it (Debian and Ubuntu: chromium) or set CHROMIUM_PATH to its program.',
    );
  }
  install(['chromium', 'fonts-noto-core']);
  return findChromium();
}
