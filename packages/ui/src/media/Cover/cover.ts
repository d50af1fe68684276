import { designOf } from './designs.ts';
import type { Point } from './geometry.ts';
import { paletteOf, palettes } from './palettes.ts';
import { pattern } from './pattern.ts';

/** Proportions a cover is cut to; the pattern fills whatever box it is given. */
export type CoverRatio = '16:9' | '4:3' | '1:1' | '21:9';

const boxes: Record<CoverRatio, Point> = {
  '16:9': [480, 270],
  '4:3': [400, 300],
  '1:1': [320, 320],
  '21:9': [840, 360],
};

export interface CoverOptions {
  /** Chooses the colours: a category has its cloth. */
  categoryId: number;
  ratio?: CoverRatio;
  /** Begins every id inside, so that several covers can stand in one document. */
  id?: string;
}

/**
 * A cover: an interlaced star pattern, cut and sewn as the tentmakers of Cairo do, as the text of an SVG image.
 * The same seed (a course's slug) always gives the same cover. Symmetric, so it has no direction.
 */
export function cover(seed: string, { categoryId, ratio = '16:9', id = 'k' }: CoverOptions): string {
  const cloth = palettes[paletteOf(categoryId)];
  const repeat = pattern(designOf(seed), cloth, id);
  const [width, height] = boxes[ratio];
  const at = (full: number, part: number) => ((full - part) / 2).toFixed(1);
  const sheet = `M0 0h${width}v${height}H0z`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">` +
    `<defs>${repeat.defs}<pattern id="${id}p" x="${at(width, repeat.width)}" y="${at(height, repeat.height)}" width="${repeat.width.toFixed(2)}" height="${repeat.height.toFixed(2)}" patternUnits="userSpaceOnUse">` +
    `${repeat.body}</pattern></defs><path fill="${cloth.ground}" d="${sheet}"/><path fill="url(#${id}p)" d="${sheet}"/></svg>`
  );
}
