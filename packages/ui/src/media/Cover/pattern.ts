import type { Design } from './designs.ts';
import { figure, lay } from './drawing.ts';
import { type Point, regular, star, type Strand, strands } from './geometry.ts';
import type { Palette } from './palettes.ts';
import { tiling } from './tilings.ts';

/** The closed outline that strands make around the middle of a regular polygon. */
const outline = (bends: readonly Strand[]): Point[] =>
  bends
    .toSorted(([[ax, ay]], [[bx, by]]) => Math.atan2(ay, ax) - Math.atan2(by, bx))
    .flatMap(([from, bend]) => [from, bend]);

/** A rose: stars within stars, each turned half a step, and an eye. A large one has more of them. */
function rose(order: number, reach: number): Point[][] {
  const rings = reach > 44 ? [0.9, 0.66, 0.46, 0.3] : [0.86, 0.5];
  const turn = Math.PI / order;
  return [
    ...rings.map((ring, at) => star(order, reach * ring, reach * ring * 0.62, at % 2 === 0 ? turn : 0)),
    regular(order, reach * (rings.length > 2 ? 0.1 : 0.13)),
  ];
}

/** The short piece of a strand that lies on top where two cross, `reach` to either side of the crossing. */
function over([from, bend]: Strand, reach: number): Point[] {
  const part = reach / Math.hypot(bend[0] - from[0], bend[1] - from[1]);
  const [dx, dy] = [(bend[0] - from[0]) * part, (bend[1] - from[1]) * part];
  return [
    [from[0] - dx, from[1] - dy],
    [from[0] + dx, from[1] + dy],
  ];
}

/**
 * One repeat of a design as SVG: pieces of cloth, then the strands woven over them. Around every polygon each strand
 * goes over at one end and under at the other, which makes the whole weave alternate.
 */
export function pattern({ order, angle, size, cut }: Design, cloth: Palette, id: string) {
  const { width, height, pieces, knots } = tiling(order, size);
  const frame: Point = [width, height];
  const band = 2.2 + size * 0.02;
  const woven = pieces.map(({ polygon, places, isOpen }) => {
    const bends = strands(polygon, (angle * Math.PI) / 180);
    return { bends, places, isOpen };
  });
  const main = woven[0]!;

  const sew = (points: readonly Point[], places: readonly Point[], fill: keyof Palette) =>
    `<path fill="${cloth[fill]}" d="${lay([figure(points, 'z')], places, frame, 0)}"/>`;
  const closed = woven.filter(({ isOpen }) => !isOpen);
  const flower: (keyof Palette)[] = [cut.gap, cut.rose[1]!, 'ground'];
  const cloths = [
    ...closed.map(({ bends, places }, at) => sew(outline(bends), places, at === 0 ? cut.star : cut.gap)),
    ...rose(order, Math.hypot(...main.bends[0]![1])).map((ring, at) => sew(ring, main.places, cut.rose[at]!)),
    ...(knots ? rose(6, knots.reach).map((ring, at) => sew(ring, knots.places, flower[at]!)) : []),
  ];

  const line = (points: readonly Point[]) => figure(points);
  const all = woven.map(({ bends, places }) => lay(bends.map(line), places, frame, band)).join('');
  // Every edge of the tiling belongs to a large polygon, so the crossings of those are all of them.
  const crossing = main.bends.map((bend) => line(over(bend, band * 1.9)));
  const defs = `<path id="${id}s" d="${all}"/><path id="${id}o" d="${lay(crossing, main.places, frame, band)}"/>`;
  const stroke = (path: 's' | 'o', color: string, thick: number) =>
    `<use href="#${id}${path}" stroke="${color}" stroke-width="${thick.toFixed(1)}"/>`;
  const [edge, strand] = [cloth.deep, cloth[cut.strand]];
  const weave =
    stroke('s', edge, band * 1.8) +
    stroke('s', strand, band) +
    stroke('o', edge, band * 1.8) +
    // Square ends reach past the edge's, and no hairline is left where the piece was laid on.
    `<g stroke-linecap="square">${stroke('o', strand, band)}</g>`;
  return { width, height, defs, body: `${cloths.join('')}<g fill="none" stroke-miterlimit="9">${weave}</g>` };
}
