import { describe, expect, test } from 'vitest';
import { drawnSize, placeOnPage, points } from './page.ts';

const mm = (value: number) => Math.round((value * 25.4 * 1000) / 72) / 1000;
const placed = (width: number, height: number) => {
  const { x, y, ...size } = placeOnPage({ width, height });
  return { x: mm(x), y: mm(y), width: mm(size.width), height: mm(size.height) };
};

test('a millimetre is 72 / 25.4 points', () => {
  expect(points(25.4)).toBe(72);
});

describe('an image in the box of 180 × 160 mm, 15 mm from the edges', () => {
  // 297 - 15 - 160 = 122 mm lie below the box.
  test('of the same shape fills it', () => {
    expect(placed(1800, 1600)).toEqual({ x: 15, y: 122, width: 180, height: 160 });
  });

  test('that is wider takes the width and stands in the middle of the height', () => {
    expect(placed(4000, 2000)).toEqual({ x: 15, y: 157, width: 180, height: 90 });
  });

  test('that is taller takes the height and stands in the middle of the width', () => {
    expect(placed(3000, 4000)).toEqual({ x: 45, y: 122, width: 120, height: 160 });
  });

  test('that is small is enlarged, and no shape is stretched', () => {
    expect(placed(18, 16)).toEqual(placed(1800, 1600));
    for (const [width, height] of [
      [1, 1000],
      [1000, 1],
      [1234, 567],
    ] as const) {
      const place = placeOnPage({ width, height });
      expect(place.width / place.height).toBeCloseTo(width / height, 6);
      expect(mm(place.width)).toBeLessThanOrEqual(180);
      expect(mm(place.height)).toBeLessThanOrEqual(160);
    }
  });
});

describe('the pixels of a photo', () => {
  test.each([
    [4000, 3000, 0, 1600, 1200],
    [4000, 3000, 1, 1200, 1600],
    [4000, 3000, 2, 1600, 1200],
    [3000, 4000, 3, 1600, 1200],
    [800, 600, 0, 800, 600],
    [16000, 1, 0, 1600, 1],
  ])('%i × %i turned %i times are %i × %i', (width, height, quarters, drawnWidth, drawnHeight) => {
    expect(drawnSize({ width, height }, quarters)).toEqual({ width: drawnWidth, height: drawnHeight });
  });
});
