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

/** Compares two pictures. The difference shows the changes in red over a pale copy of the first. */
export function comparePictures(before: Buffer, after: Buffer): Comparison {
  // The same browser writes the same pixels as the same bytes, so most pictures need no decoding.
  if (before.equals(after)) return { changed: false };
  const [older, newer] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(older.width, newer.width);
  const height = Math.max(older.height, newer.height);
  const difference = new PNG({ width, height });
  const pixels = pixelmatch(
    padImage(older, width, height).data,
    padImage(newer, width, height).data,
    difference.data,
    width,
    height,
    { threshold: 0.05, alpha: 0.25, diffColor: [208, 24, 64] },
  );
  const sameSize = older.width === newer.width && older.height === newer.height;
  return pixels === 0 && sameSize
    ? { changed: false }
    : { changed: true, pixels, difference: PNG.sync.write(difference) };
}
