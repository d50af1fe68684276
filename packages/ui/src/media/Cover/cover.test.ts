import { describe, expect, test } from 'vitest';
import { cover } from './cover.ts';
import { strands } from './geometry.ts';
import { paletteOf, palettes } from './palettes.ts';
import { type Order, tiling } from './tilings.ts';

const fills = (svg: string) => new Set(svg.match(/#[0-9A-F]{6}/g));
const seeds = Array.from({ length: 200 }, (_, at) => `course-${at}`);

test('the same seed gives the same cover', () => {
  expect(cover('algebra-1', { categoryId: 3 })).toBe(cover('algebra-1', { categoryId: 3 }));
});

test('different seeds rarely give the same cover', () => {
  const few = seeds.slice(0, 24).map((seed) => cover(seed, { categoryId: 1 }));
  expect(new Set(few).size).toBeGreaterThanOrEqual(23);
});

test('the category, not the seed, chooses the cloth', () => {
  for (const seed of seeds.slice(0, 20)) {
    const cloth = new Set<string>(Object.values(palettes[paletteOf(4)]));
    expect([...fills(cover(seed, { categoryId: 4 }))].filter((fill) => !cloth.has(fill))).toEqual([]);
  }
  expect(new Set([1, 2, 3, 4, 5, 6].map(paletteOf)).size).toBe(6);
});

test('the seed chooses the geometry, whatever the category', () => {
  const drawn = (categoryId: number) => cover('algebra-1', { categoryId }).replaceAll(/#[0-9A-F]{6}/g, '');
  expect(drawn(1)).toBe(drawn(2));
});

test('ids begin as told, so that covers can share a document', () => {
  const ids = [...cover('algebra-1', { categoryId: 1, id: 'x-' }).matchAll(/(?:id="|href="#|url\(#)([^")]+)/g)];
  expect(ids.length).toBeGreaterThan(5);
  expect(ids.every(([, id]) => id!.startsWith('x-'))).toBe(true);
});

test('covers stay small and hold no broken number', () => {
  for (const seed of seeds) {
    const svg = cover(seed, { categoryId: 1 });
    expect(svg).not.toMatch(/NaN|Infinity|undefined/);
    expect(svg.length).toBeLessThan(10_000);
  }
});

describe.each<[Order, number[]]>([
  [6, [60, 54, 50]],
  [8, [67.5, 64, 60, 56]],
  [10, [60, 54]],
  [12, [75, 65, 60]],
])('stars of %d points', (order, angles) => {
  test.each(angles)('at %d° leave no strand without a partner', (angle) => {
    for (const { polygon } of tiling(order, 100).pieces) {
      expect(strands(polygon, (angle * Math.PI) / 180)).toHaveLength(polygon.length);
    }
  });
});
