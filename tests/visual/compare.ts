import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** The result of comparing two pictures of a sheet. */
export type Comparison = { changed: false } | { changed: true; pixels: number; difference: Buffer };

/** Pads a picture to a size, so that pictures of different heights can be compared. */
function padImage(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const canvas = new PNG({ width, height });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas;
}

/** Compares two pictures; the difference shows what changed in red over a pale copy of the first. */
export function comparePictures(before: Buffer, after: Buffer): Comparison {
  // The same browser writes the same pixels as the same bytes, so nearly all pictures need not be opened.
  if (before.equals(after)) return { changed: false };
  const [old, young] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(old.width, young.width);
  const height = Math.max(old.height, young.height);
  const difference = new PNG({ width, height });
  const pixels = pixelmatch(
    padImage(old, width, height).data,
    padImage(young, width, height).data,
    difference.data,
    width,
    height,
    { threshold: 0.05, alpha: 0.25, diffColor: [208, 24, 64] },
  );
  const sameSize = old.width === young.width && old.height === young.height;
  return pixels === 0 && sameSize
    ? { changed: false }
    : { changed: true, pixels, difference: PNG.sync.write(difference) };
}
