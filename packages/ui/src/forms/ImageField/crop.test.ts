import { expect, test } from 'vitest';
import { cropBox, dragged, wholeCrop } from './crop.ts';

const wide = { width: 400, height: 200 };

test('the whole of the shorter side is kept, from the middle', () => {
  expect(cropBox(wide, wholeCrop)).toEqual({ left: 100, top: 0, side: 200 });
});

test('nearer means less of the picture', () => {
  expect(cropBox(wide, { zoom: 2, x: 0, y: 1 })).toEqual({ left: 0, top: 100, side: 100 });
});

test('dragged to the right, the picture shows more of its left, and stops at its edge', () => {
  expect(cropBox(wide, dragged(wide, wholeCrop, 0.25, 0)).left).toBe(50);
  expect(cropBox(wide, dragged(wide, wholeCrop, 9, 9))).toEqual({ left: 0, top: 0, side: 200 });
});

test('where there is no room, nothing moves', () => {
  expect(dragged({ width: 50, height: 50 }, wholeCrop, 1, 1)).toEqual(wholeCrop);
});
