import { getDesign } from './designs.ts';
import type { Point } from './geometry.ts';
import { getPaletteName, palettes } from './palettes.ts';
import { renderPattern } from './pattern.ts';

/** Aspect ratios of a cover; the pattern fills the whole area. */
export type CoverRatio = '16:9' | '4:3' | '1:1' | '21:9';

const viewBoxSizes: Record<CoverRatio, Point> = {
  '16:9': [480, 270],
  '4:3': [400, 300],
  '1:1': [320, 320],
  '21:9': [840, 360],
};

export interface CoverOptions {
  /** Selects the palette. */
  categoryId: number;
  ratio?: CoverRatio;
  /** Prefix of every id inside, so that several covers fit in one document. */
  id?: string;
}

/**
 * Returns the SVG text of a cover: an interlaced Khayamiya star pattern. The same seed (a course's slug) always gives the same
 * cover. The pattern is symmetric, so it has no direction.
 */
export function renderCoverSvg(seed: string, { categoryId, ratio = '16:9', id = 'k' }: CoverOptions): string {
  const palette = palettes[getPaletteName(categoryId)];
  const tile = renderPattern(getDesign(seed), palette, id);
  const [width, height] = viewBoxSizes[ratio];
  const getOffset = (full: number, part: number) => ((full - part) / 2).toFixed(1);
  const rectangle = `M0 0h${width}v${height}H0z`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">` +
    `<defs>${tile.defs}<pattern id="${id}p" x="${getOffset(width, tile.width)}" y="${getOffset(height, tile.height)}" width="${tile.width.toFixed(2)}" height="${tile.height.toFixed(2)}" patternUnits="userSpaceOnUse">` +
    `${tile.body}</pattern></defs><path fill="${palette.background}" d="${rectangle}"/><path fill="url(#${id}p)" d="${rectangle}"/></svg>`
  );
}
