import type { OtherBrowser } from '../../tools/verify/otherBrowsers.ts';
import type { BrowserWindow } from './browserWindow.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

const starts: Record<OtherBrowser, () => Promise<BrowserWindow>> = { firefox: startFirefox, webkit: startWebKit };

/** Starts a browser. */
export const startWindow = (browser: OtherBrowser): Promise<BrowserWindow> => starts[browser]();
