import { rm, writeFile } from 'node:fs/promises';
import type { Sharp } from 'sharp';
import { diskProblem } from '../problems/diskProblem.ts';
import { Problem, invalidField } from '../problems/problem.ts';
import { Semaphore } from '../semaphore.ts';

// More than any camera that students carry. A plain JPEG is made smaller while it is read; everything else lies in
// memory whole, and a few kilobytes can say that they are very large.
const mostJpegPixels = 100e6;
const mostPixels = 25e6;
const width = 960;
const sizes = [
  ['', width],
  ['-320', 320],
] as const;

// Memory is the process's, so one image at a time is it, too.
const semaphore = new Semaphore(1, 16);

/** An encoded image on the disk, and what is added to its name. */
export interface EncodedImage {
  suffix: string;
  path: string;
}

/** Encodes an image anew as WebP, 960 wide and 320 wide: upright, never enlarged, without what cameras write into it. */
export async function encodeImage(path: string): Promise<EncodedImage[]> {
  const images = sizes.map(([suffix, size]) => ({ suffix, size, path: `${path}${suffix}.webp` }));
  try {
    await semaphore.run(async () => {
      const upright = await decode(path);
      // Written here and not by the encoder, which does not say why a file could not be written.
      for (const image of images) {
        await writeFile(image.path, await shrink(upright(), image.size).webp({ quality: 80 }).toBuffer());
      }
    });
  } catch (error) {
    for (const image of images) await rm(image.path, { force: true });
    throw error instanceof Problem ? error : (diskProblem(error) ?? invalidField('image', 'image_unreadable'));
  }
  return images;
}

/** Reads the image once, no larger than it is needed, and hands it out from memory. */
async function decode(path: string): Promise<() => Sharp> {
  // It is large, and most of the time nobody uploads an image.
  const { default: sharp } = await import('sharp');
  // Only the head of the file is read for this.
  const head = await sharp(path, { limitInputPixels: false }).metadata();
  const most = head.format === 'jpeg' && !head.isProgressive ? mostJpegPixels : mostPixels;
  if (head.width * head.height > most) throw tooManyPixels(most);
  const image = sharp(path, { limitInputPixels: most, failOn: 'error' }).autoOrient();
  const { data, info } = await shrink(image, width).raw().toBuffer({ resolveWithObject: true });
  return () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

const shrink = (image: Sharp, size: number): Sharp =>
  image.resize({ width: size, height: size * 3, fit: 'inside', withoutEnlargement: true });

const tooManyPixels = (most: number): Problem =>
  new Problem(422, 'invalid', { fields: { image: [{ code: 'image_pixels', limit: most / 1e6 }] } });
