// The browser's own player controls with a contrast theme of the system.
import { chromium, expect } from '@playwright/test';
import { test } from './support/test.ts';
import { paths } from '@fanous/features/paths';
import { origin } from './support/settings.ts';
import { openVisitorPage } from './support/people.ts';
import { labelsByLanguage } from './support/labels.ts';

/** A WAV file with one second of silence. */
function createWav(): Buffer {
  const rate = 8000;
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + rate, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(rate, 40);
  return Buffer.concat([header, Buffer.alloc(rate, 128)]);
}

/** Counts the pixels with a contrast of 3:1 or more against the corner pixel (WCAG 1.4.11). */
function countVisiblePixels(png: string): Promise<number> {
  const luminance = (data: Uint8ClampedArray, at: number) =>
    [0.2126, 0.7152, 0.0722].reduce((sum, share, channel) => {
      const value = data[at + channel]! / 255;
      return sum + share * (value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
    }, 0);
  return new Promise((resolve) => {
    const image = new Image();
    image.addEventListener('load', () => {
      const context = Object.assign(document.createElement('canvas'), {
        width: image.width,
        height: image.height,
      }).getContext('2d')!;
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, image.width, image.height);
      const ground = luminance(data, 0);
      let count = 0;
      for (let at = 0; at < data.length; at += 4) {
        const [low, high] = [ground, luminance(data, at)].toSorted((a, b) => a - b) as [number, number];
        if ((high + 0.05) / (low + 0.05) >= 3) count += 1;
      }
      resolve(count);
    });
    image.src = `data:image/png;base64,${png}`;
  });
}

for (const system of ['dark', 'light'] as const) {
  for (const theme of ['dark', 'light'] as const) {
    test(`player buttons are visible in forced colours (system ${system}, theme ${theme})`, async () => {
      // Emulation does not reach the images that the buttons are drawn with: the browser itself has to force its colours.
      const browser = await chromium.launch({
        executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
        args: ['--no-sandbox', '--force-high-contrast', ...(system === 'dark' ? ['--force-dark-mode'] : [])],
      });
      try {
        const visitor = { labels: labelsByLanguage.en, theme, width: 600, height: 400 };
        const page = await openVisitorPage(browser, visitor, {
          forcedColors: null,
          colorScheme: null,
          baseURL: origin,
        });
        await page.route('**/silence.wav', (route) => route.fulfill({ contentType: 'audio/wav', body: createWav() }));
        await page.goto(paths.about.to());
        const isForced = () => page.evaluate(() => matchMedia('(forced-colors: active)').matches);
        expect(await isForced()).toBe(true);
        await page.evaluate(() => {
          const place = Object.assign(document.createElement('div'), { dir: 'ltr' });
          Object.assign(place.style, { position: 'fixed', inset: '0', zIndex: '9999', background: 'Canvas' });
          for (const name of ['audio', 'video'] as const) {
            const player = Object.assign(document.createElement(name), { controls: true, src: '/silence.wav' });
            Object.assign(player.style, { inlineSize: '320px', blockSize: '54px' });
            place.append(player);
          }
          document.body.append(place);
        });
        for (const name of ['audio', 'video']) {
          const player = page.locator(name);
          await expect.poll(() => player.evaluate((media: HTMLMediaElement) => media.readyState)).toBeGreaterThan(0);
          const { x, y } = (await player.boundingBox())!;
          // The play button is the first button, the menu is the last.
          for (const start of [16, 282]) {
            const picture = await page.screenshot({ clip: { x: x + start, y: y + 15, width: 24, height: 24 } });
            expect(
              await page.evaluate(countVisiblePixels, picture.toString('base64')),
              `${name} at ${start}`,
            ).toBeGreaterThan(20);
          }
        }
      } finally {
        await browser.close();
      }
    });
  }
}
