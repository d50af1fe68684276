import { getDesign } from './designs.ts';
import { createStar, type Point } from './geometry.ts';
import { subjectDrawings } from './generated/subjectDrawings.ts';
import { getPaletteName, type Palette, palettes } from './palettes.ts';
import { createFigure } from './pathData.ts';
import { renderPattern } from './pattern.ts';
import { findSubject, type SubjectName } from './subjects.ts';

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
  /** The title of the course. The drawing of the subject that it names lies on the pattern. */
  courseTitle?: string;
  /** Prefix of every id inside, so that several covers fit in one document. */
  id?: string;
}

/**
 * Returns the SVG text of a cover: an interlaced Khayamiya star pattern, and above it the drawing of the subject. The same seed (a
 * course's slug) and title always give the same cover. The pattern is symmetric, so it has no direction.
 */
export function renderCoverSvg(
  seed: string,
  { categoryId, ratio = '16:9', courseTitle = '', id = 'k' }: CoverOptions,
): string {
  const palette = palettes[getPaletteName(categoryId)];
  const tile = renderPattern(getDesign(seed), palette, id);
  const [width, height] = viewBoxSizes[ratio];
  const getOffset = (full: number, part: number) => ((full - part) / 2).toFixed(1);
  const subject = findSubject(courseTitle);
  const rectangle = `M0 0h${width}v${height}H0z`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">` +
    `<defs>${tile.defs}<pattern id="${id}p" x="${getOffset(width, tile.width)}" y="${getOffset(height, tile.height)}" width="${tile.width.toFixed(2)}" height="${tile.height.toFixed(2)}" patternUnits="userSpaceOnUse">` +
    `${tile.body}</pattern></defs><path fill="${palette.background}" d="${rectangle}"/><path fill="url(#${id}p)" d="${rectangle}"/></svg>${subject ? renderSubject(subject, palette) : ''}`
  );
}

/** Half the size of the star below a subject's drawing, and the size of the drawing in lucide's coordinates. */
const starReach = 50;
const drawingSize = 24;

/**
 * Renders the drawing of a subject on an eight-pointed star with borders like a piece of appliqué. It is an SVG of its own above the
 * pattern, because it is always visible as a whole, while a narrow cover cuts the pattern.
 */
function renderSubject(subject: SubjectName, palette: Palette): string {
  // The hollows of two squares, one turned by 45°.
  const hollow = Math.cos(Math.PI / 4) / Math.cos(Math.PI / 8);
  const renderStar = (part: number, fill: keyof Palette) => {
    const reach = starReach * part;
    const star = createFigure(createStar(8, reach, reach * hollow, Math.PI / 8), 'z');
    return `<path fill="${palette[fill]}" d="M${star.start.map((value) => value.toFixed(1)).join(' ')}${star.steps}"/>`;
  };
  const scale = (starReach * 0.9) / drawingSize;
  const offset = (-drawingSize * scale) / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-starReach} ${-starReach} ${2 * starReach} ${2 * starReach}" aria-hidden="true" focusable="false">` +
    renderStar(1, 'darkBackground') +
    renderStar(0.95, 'accent') +
    renderStar(0.84, 'darkBackground') +
    renderStar(0.8, 'detail') +
    `<path transform="translate(${offset.toFixed(1)} ${offset.toFixed(1)}) scale(${scale.toFixed(2)})" fill="none" stroke="${palette.background}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="${subjectDrawings[subject]}"/></svg>`
  );
}
