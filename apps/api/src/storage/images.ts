import { rm } from 'node:fs/promises';
import { invalidField } from '../problems/problem.ts';

// 100 million pixels: more than any camera that students carry, less than what would fill the memory.
const mostPixels = 100e6;
const widths = [
  ['', 960],
  ['-320', 320],
] as const;

/** An encoded image on the disk, and what is added to its name. */
export interface EncodedImage {
  suffix: string;
  path: string;
}

/** Encodes an image anew as WebP, 960 wide and 320 wide: upright, never enlarged, without what cameras write into it. */
export async function encodeImage(path: string): Promise<EncodedImage[]> {
  // It is large, and most of the time nobody uploads an image.
  const { default: sharp } = await import('sharp');
  const images = widths.map(([suffix, width]) => ({ suffix, width, path: `${path}${suffix}.webp` }));
  for (const { width, path: target } of images) {
    await sharp(path, { limitInputPixels: mostPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width, height: width * 3, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toFile(target)
      .catch(async () => {
        for (const image of images) await rm(image.path, { force: true });
        throw invalidField('image', 'image_unreadable');
      });
  }
  return images;
}
