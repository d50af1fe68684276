import type { Page } from '@playwright/test';

/** Draws a JPEG in the browser, with enough detail for the file size of a photo of notes. */
export async function createPhoto(page: Page, width: number, height: number): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ([canvasWidth, canvasHeight]) => {
      const canvas = new OffscreenCanvas(canvasWidth, canvasHeight);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('The canvas has no 2D context.');
      context.fillStyle = 'white';
      context.fillRect(0, 0, canvasWidth, canvasHeight);
      for (let at = 0; at < 4000; at += 1) {
        context.fillStyle = `hsl(${(at * 7) % 360} 60% 45%)`;
        context.fillRect((at * 379) % canvasWidth, (at * 263) % canvasHeight, 24, 9);
      }
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
      return new Promise<string>((resolve, reject) => {
        const reader = new FileReader();
        reader.addEventListener('load', () =>
          resolve(typeof reader.result === 'string' ? (reader.result.split(',')[1] ?? '') : ''),
        );
        reader.addEventListener('error', () => reject(new Error('The photo could not be read.')));
        reader.readAsDataURL(blob);
      });
    },
    [width, height] as const,
  );
  return Buffer.from(base64, 'base64');
}

/** Adds EXIF to a JPEG that says: rotate clockwise (orientation 6), as a phone held upright writes it. */
export function withExifRotation(jpeg: Buffer): Buffer {
  // APP1 of 34 bytes: «Exif», a big-endian TIFF, and one entry: 0x0112, orientation, 6.
  const header = [0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0];
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0];
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([...header, ...tiff]), jpeg.subarray(2)]);
}
