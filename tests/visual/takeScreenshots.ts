import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { modes } from '../../.storybook/modes.ts';
import { findChromium } from '../../tools/verify/chromium.ts';
import { serveFolder } from './serveFolder.ts';
import type { Sheet } from './sheets.ts';
import { StoryPage } from './StoryPage.ts';

/** The picture of a sheet in a mode, below the folder of its Storybook's pictures. */
export const getPicturePath = (id: string, mode: string): string => path.join(mode, `${id}.png`);

/** A sheet that could not be shown in a mode, and why. */
export interface ScreenshotFailure {
  id: string;
  mode: string;
  why: string;
}

/** Takes the picture of every sheet in every mode, some modes at a time. */
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
    executablePath: findChromium(),
    args: ['--no-sandbox', '--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'],
  });

  async function shootMode(mode: string): Promise<void> {
    const look = modes[mode];
    if (!look) return;
    mkdirSync(path.join(pictures, mode), { recursive: true });
    let stage = await StoryPage.open(browser, site.url, look, first!.id);
    for (const { id } of sheets) {
      try {
        writeFileSync(path.join(pictures, getPicturePath(id, mode)), await stage.shoot(id));
      } catch (error) {
        failures.push({ id, mode, why: error instanceof Error ? error.message : String(error) });
        // What failed may have left something behind.
        await stage.close();
        stage = await StoryPage.open(browser, site.url, look, first!.id);
      }
    }
    await stage.close();
  }

  try {
    const waiting = Object.keys(modes);
    const worker = async () => {
      for (let mode = waiting.shift(); mode; mode = waiting.shift()) await shootMode(mode);
    };
    await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, worker));
  } finally {
    await browser.close();
    site.close();
  }
  return failures;
}
