import type { Design } from './designs.ts';
import { createFigure, createPathData } from './pathData.ts';
import { type Point, createRegularPolygon, createStar, type Strip, createStrips } from './geometry.ts';
import type { Palette } from './palettes.ts';
import { createTiling } from './tilings.ts';

/** Returns the closed outline that strips form around the middle of a regular polygon. */
const getOutline = (bends: readonly Strip[]): Point[] =>
  bends
    .toSorted(([[ax, ay]], [[bx, by]]) => Math.atan2(ay, ax) - Math.atan2(by, bx))
    .flatMap(([from, bend]) => [from, bend]);

/** Creates a rosette: nested stars, each turned by half a step, and a centre. A large one has more rings. */
function createRosette(order: number, reach: number): Point[][] {
  const rings = reach > 44 ? [0.9, 0.66, 0.46, 0.3] : [0.86, 0.5];
  const turn = Math.PI / order;
  return [
    ...rings.map((ring, at) => createStar(order, reach * ring, reach * ring * 0.62, at % 2 === 0 ? turn : 0)),
    createRegularPolygon(order, reach * (rings.length > 2 ? 0.1 : 0.13)),
  ];
}

/** Returns the short piece of a strip that is on top at a crossing, `reach` long on either side. */
function getOverlap([from, bend]: Strip, reach: number): Point[] {
  const part = reach / Math.hypot(bend[0] - from[0], bend[1] - from[1]);
  const [dx, dy] = [(bend[0] - from[0]) * part, (bend[1] - from[1]) * part];
  return [
    [from[0] - dx, from[1] - dy],
    [from[0] + dx, from[1] + dy],
  ];
}

/**
 * Renders one repeat of a design as SVG: filled shapes, then the strips above them. At every polygon each strip goes over at
 * one end and under at the other, so the strips alternate in the whole pattern.
 */
export function renderPattern({ order, angle, size, colors }: Design, palette: Palette, id: string) {
  const { width, height, polygons, rosettes: knots } = createTiling(order, size);
  const frame: Point = [width, height];
  const band = 2.2 + size * 0.02;
  const stripsByPolygon = polygons.map(({ polygon, places, isOpen }) => {
    const bends = createStrips(polygon, (angle * Math.PI) / 180);
    return { bends, places, isOpen };
  });
  const main = stripsByPolygon[0]!;

  const renderShape = (points: readonly Point[], places: readonly Point[], fill: keyof Palette) =>
    `<path fill="${palette[fill]}" d="${createPathData([createFigure(points, 'z')], places, frame, 0)}"/>`;
  const closed = stripsByPolygon.filter(({ isOpen }) => !isOpen);
  const knotColors: (keyof Palette)[] = [colors.gap, colors.rosette[1]!, 'background'];
  const shapes = [
    ...closed.map(({ bends, places }, at) =>
      renderShape(getOutline(bends), places, at === 0 ? colors.star : colors.gap),
    ),
    ...createRosette(order, Math.hypot(...main.bends[0]![1])).map((ring, at) =>
      renderShape(ring, main.places, colors.rosette[at]!),
    ),
    ...(knots
      ? createRosette(6, knots.radius).map((ring, at) => renderShape(ring, knots.places, knotColors[at]!))
      : []),
  ];

  const line = (points: readonly Point[]) => createFigure(points);
  const allStrips = stripsByPolygon
    .map(({ bends, places }) => createPathData(bends.map(line), places, frame, band))
    .join('');
  // Every edge of the tiling belongs to a large polygon, so the crossings of those are all of them.
  const crossing = main.bends.map((bend) => line(getOverlap(bend, band * 1.9)));
  const defs = `<path id="${id}s" d="${allStrips}"/><path id="${id}o" d="${createPathData(crossing, main.places, frame, band)}"/>`;
  const stroke = (path: 's' | 'o', color: string, thick: number) =>
    `<use href="#${id}${path}" stroke="${color}" stroke-width="${thick.toFixed(1)}"/>`;
  const [edge, stripColor] = [palette.darkBackground, palette[colors.strand]];
  const weave =
    stroke('s', edge, band * 1.8) +
    stroke('s', stripColor, band) +
    stroke('o', edge, band * 1.8) +
    // Square ends reach past the edge, so that no thin line remains.
    `<g stroke-linecap="square">${stroke('o', stripColor, band)}</g>`;
  return { width, height, defs, body: `${shapes.join('')}<g fill="none" stroke-miterlimit="9">${weave}</g>` };
}
