import { rm, writeFile } from 'node:fs/promises';
import type { Sharp } from 'sharp';
import { findDiskProblem } from '../problems/diskProblem.ts';
import { Problem, createFieldProblem } from '../problems/problem.ts';
import { Semaphore } from '../semaphore.ts';

// More than the cameras of students have. A baseline JPEG is scaled down while it is decoded. All other images are decoded
// in memory at full size, and a file of a few kilobytes can have a huge size.
const maxJpegPixels = 100e6;
const maxPixels = 25e6;
const maxWidth = 960;
const sizes = [
  ['', maxWidth],
  ['-320', 320],
] as const;

/** Encodes one image at a time for the whole process, because they share its memory. */
export const imageQueue = new Semaphore(1, 16);

/** An encoded image on the disk, and the suffix of its name. */
export interface EncodedImage {
  suffix: string;
  path: string;
}

/** Encodes an image as WebP, 960 and 320 px wide: upright, never enlarged, without camera metadata. */
export async function encodeImage(path: string): Promise<EncodedImage[]> {
  const images = sizes.map(([suffix, size]) => ({ suffix, size, path: `${path}${suffix}.webp` }));
  try {
    await imageQueue.run(async () => {
      const upright = await decode(path);
      // Not written by the encoder, which hides the reason of a write error.
      for (const image of images) {
        await writeFile(image.path, await shrink(upright(), image.size).webp({ quality: 80 }).toBuffer());
      }
    });
  } catch (error) {
    for (const image of images) await rm(image.path, { force: true });
    throw error instanceof Problem
      ? error
      : (findDiskProblem(error) ?? createFieldProblem('image', 'image_unreadable'));
  }
  return images;
}

/** Decodes an image once, at the largest size needed. Returns a function that creates copies. */
async function decode(path: string): Promise<() => Sharp> {
  // Load this large module only when an image is uploaded.
  const { default: sharp } = await import('sharp');
  // This reads only the header of the file.
  const metadata = await sharp(path, { limitInputPixels: false }).metadata();
  const maxImagePixels = metadata.format === 'jpeg' && !metadata.isProgressive ? maxJpegPixels : maxPixels;
  if (metadata.width * metadata.height > maxImagePixels) throw createTooManyPixelsProblem(maxImagePixels);
  const image = sharp(path, { limitInputPixels: maxImagePixels, failOn: 'error' }).autoOrient();
  const { data, info } = await shrink(image, maxWidth).raw().toBuffer({ resolveWithObject: true });
  return () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

const shrink = (image: Sharp, size: number): Sharp =>
  image.resize({ width: size, height: size * 3, fit: 'inside', withoutEnlargement: true });

const createTooManyPixelsProblem = (maxImagePixels: number): Problem =>
  new Problem(422, 'invalid', { fields: { image: [{ code: 'image_pixels', limit: maxImagePixels / 1e6 }] } });
