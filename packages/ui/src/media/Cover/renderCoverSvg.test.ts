import { describe, expect, test } from 'vitest';
import { renderCoverSvg } from './renderCoverSvg.ts';
import { subjectDrawings } from './generated/subjectDrawings.ts';
import { createStrips } from './geometry.ts';
import { getPaletteName, palettes } from './palettes.ts';
import { type StarOrder, createTiling } from './tilings.ts';

const fills = (svg: string) => new Set(svg.match(/#[0-9A-F]{6}/g));
const seeds = Array.from({ length: 200 }, (_, at) => `course-${at}`);

test('the same seed gives the same cover', () => {
  expect(renderCoverSvg('algebra-1', { categoryId: 3 })).toBe(renderCoverSvg('algebra-1', { categoryId: 3 }));
});

test('different seeds rarely give the same cover', () => {
  const few = seeds.slice(0, 24).map((seed) => renderCoverSvg(seed, { categoryId: 1 }));
  expect(new Set(few).size).toBeGreaterThanOrEqual(23);
});

test('the category, not the seed, selects the palette', () => {
  for (const seed of seeds.slice(0, 20)) {
    const paletteColors = new Set<string>(Object.values(palettes[getPaletteName(4)]));
    expect([...fills(renderCoverSvg(seed, { categoryId: 4 }))].filter((fill) => !paletteColors.has(fill))).toEqual([]);
  }
  expect(new Set([1, 2, 3, 4, 5, 6].map(getPaletteName)).size).toBe(6);
});

test('the seed selects the geometry, independent of the category', () => {
  const drawn = (categoryId: number) => renderCoverSvg('algebra-1', { categoryId }).replaceAll(/#[0-9A-F]{6}/g, '');
  expect(drawn(1)).toBe(drawn(2));
});

test('a title that names a subject adds its drawing, and another title adds nothing', () => {
  const pattern = renderCoverSvg('algebra-1', { categoryId: 1 });
  expect(renderCoverSvg('algebra-1', { categoryId: 1, courseTitle: 'الجبر' })).toContain(subjectDrawings.mathematics);
  expect(renderCoverSvg('algebra-1', { categoryId: 1, courseTitle: 'كيف تذاكر' })).toBe(pattern);
});

test('ids start with the given prefix, so that several covers fit in one document', () => {
  const ids = [
    ...renderCoverSvg('algebra-1', { categoryId: 1, id: 'x-' }).matchAll(/(?:id="|href="#|url\(#)([^")]+)/g),
  ];
  expect(ids.length).toBeGreaterThan(5);
  expect(ids.every(([, id]) => id!.startsWith('x-'))).toBe(true);
});

test('covers are small and contain no invalid number', () => {
  for (const seed of seeds) {
    const svg = renderCoverSvg(seed, { categoryId: 1, courseTitle: 'علم النفس' });
    expect(svg).not.toMatch(/NaN|Infinity|undefined/);
    expect(svg.length).toBeLessThan(11_000);
  }
});

describe.each<[StarOrder, number[]]>([
  [6, [60, 54, 50]],
  [8, [67.5, 64, 60, 56]],
  [10, [60, 54]],
  [12, [75, 65, 60]],
])('stars of %d points', (order, angles) => {
  test.each(angles)('at %d° every strip has a partner', (angle) => {
    for (const { polygon } of createTiling(order, 100).polygons) {
      expect(createStrips(polygon, (angle * Math.PI) / 180)).toHaveLength(polygon.length);
    }
  });
});
