import { expect, test } from 'vitest';
import { getCropArea, moveCrop, defaultCrop } from './crop.ts';

const landscape = { width: 400, height: 200 };

test('the default crop is a centered square of the shorter side', () => {
  expect(getCropArea(landscape, defaultCrop)).toEqual({ left: 100, top: 0, side: 200 });
});

test('zooming in crops a smaller square', () => {
  expect(getCropArea(landscape, { zoom: 2, x: 0, y: 1 })).toEqual({ left: 0, top: 100, side: 100 });
});

test('dragging right shows more of the left side, up to the edge', () => {
  expect(getCropArea(landscape, moveCrop(landscape, defaultCrop, 0.25, 0)).left).toBe(50);
  expect(getCropArea(landscape, moveCrop(landscape, defaultCrop, 9, 9))).toEqual({ left: 0, top: 0, side: 200 });
});

test('a square picture without zoom does not move', () => {
  expect(moveCrop({ width: 50, height: 50 }, defaultCrop, 1, 1)).toEqual(defaultCrop);
});
