import { existsSync } from 'node:fs';
import { canInstallDebianPackages, installDebianPackages } from './debian.ts';

export const firefoxProgram = '/usr/bin/firefox-esr';
export const webkitDriver = '/usr/bin/WebKitWebDriver';
export const xvfbProgram = '/usr/bin/Xvfb';

/** The browsers of `npm run test:browsers`. Chromium runs all tests in any case. */
export const otherBrowsers = ['firefox', 'webkit'] as const;

export type OtherBrowser = (typeof otherBrowsers)[number];

const requirements: Record<OtherBrowser, { programs: string[]; packages: string[] }> = {
  firefox: { programs: [firefoxProgram], packages: ['firefox-esr'] },
  // The driver starts the small browser that comes with WebKit. It needs a screen.
  webkit: { programs: [webkitDriver, xvfbProgram], packages: ['webkit2gtk-driver', 'xvfb'] },
};

/** Installs Debian's packages of a browser if they are missing. Returns why the browser cannot run, or undefined if it can. */
export function findOrInstallBrowser(browser: OtherBrowser): string | undefined {
  const { programs, packages } = requirements[browser];
  const findMissing = () => programs.filter((program) => !existsSync(program));
  if (findMissing().length > 0 && canInstallDebianPackages()) {
    try {
      installDebianPackages([...packages, 'fonts-noto-core']);
    } catch {
      return `Debian's packages ${packages.join(' and ')} could not be installed`;
    }
  }
  const missing = findMissing();
  return missing.length > 0 ? `no ${missing.join(' and ')} here (Debian: ${packages.join(', ')})` : undefined;
}
