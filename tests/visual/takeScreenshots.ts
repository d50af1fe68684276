import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { modes } from '../../.storybook/modes.ts';
import { findOrInstallChromium } from '../../tools/verify/chromium.ts';
import { serveFolder } from './serveFolder.ts';
import type { Sheet } from './sheets.ts';
import { StoryPage } from './StoryPage.ts';

/** Returns the path of a screenshot, relative to the folder of the screenshots. */
export const getPicturePath = (id: string, mode: string): string => path.join(mode, `${id}.png`);

/** A sheet that could not be shown in a mode. */
export interface ScreenshotFailure {
  id: string;
  mode: string;
  reason: string;
}

/** Takes a screenshot of every sheet in every mode, up to four modes in parallel. Returns the failures. */
export async function takeScreenshots(
  storybook: string,
  sheets: readonly Sheet[],
  pictures: string,
): Promise<ScreenshotFailure[]> {
  rmSync(pictures, { recursive: true, force: true });
  const [first] = sheets;
  if (!first) return [];
  const failures: ScreenshotFailure[] = [];
  const site = await serveFolder(storybook);
  const browser = await chromium.launch({
    executablePath: findOrInstallChromium(),
    args: ['--no-sandbox', '--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'],
  });

  async function takeScreenshotsOfMode(mode: string): Promise<void> {
    const modeSettings = modes[mode];
    if (!modeSettings) return;
    mkdirSync(path.join(pictures, mode), { recursive: true });
    let storyPage = await StoryPage.open(browser, site.url, modeSettings, first!.id);
    for (const { id } of sheets) {
      try {
        writeFileSync(path.join(pictures, getPicturePath(id, mode)), await storyPage.takeScreenshot(id));
      } catch (error) {
        failures.push({ id, mode, reason: error instanceof Error ? error.message : String(error) });
        // A new page, because the failed story may have changed the old one.
        await storyPage.close();
        storyPage = await StoryPage.open(browser, site.url, modeSettings, first!.id);
      }
    }
    await storyPage.close();
  }

  try {
    const waitingModes = Object.keys(modes);
    const worker = async () => {
      for (let mode = waitingModes.shift(); mode; mode = waitingModes.shift()) await takeScreenshotsOfMode(mode);
    };
    await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, worker));
  } finally {
    await browser.close();
    site.close();
  }
  return failures;
}
