import { describe, expect, test } from 'vitest';
import { fitImage, getDrawnSize } from './pageLayout.ts';

describe('an image in the box of 180 × 160 mm, 15 mm from the edges', () => {
  test('of the same shape fills it', () => {
    expect(fitImage({ width: 1800, height: 1600 })).toEqual({ x: 15, y: 15, width: 180, height: 160 });
  });

  test('that is wider takes the width and is centred vertically', () => {
    expect(fitImage({ width: 4000, height: 2000 })).toEqual({ x: 15, y: 50, width: 180, height: 90 });
  });

  test('that is taller takes the height and is centred horizontally', () => {
    expect(fitImage({ width: 3000, height: 4000 })).toEqual({ x: 45, y: 15, width: 120, height: 160 });
  });

  test('that is small is enlarged, and no shape is stretched', () => {
    expect(fitImage({ width: 18, height: 16 })).toEqual(fitImage({ width: 1800, height: 1600 }));
    for (const [width, height] of [
      [1, 1000],
      [1000, 1],
      [1234, 567],
    ] as const) {
      const position = fitImage({ width, height });
      expect(position.width / position.height).toBeCloseTo(width / height, 6);
      expect(position.width).toBeLessThanOrEqual(180);
      expect(position.height).toBeLessThanOrEqual(160);
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
  ])('%i × %i rotated %i times are %i × %i', (width, height, quarters, drawnWidth, drawnHeight) => {
    expect(getDrawnSize({ width, height }, quarters)).toEqual({ width: drawnWidth, height: drawnHeight });
  });
});
