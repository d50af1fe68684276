import { type Point, regular } from './geometry.ts';

/** How many points the stars of a pattern have. */
export type Order = 6 | 8 | 10 | 12;

/** A polygon, drawn around the origin, and the places where one repeat of the pattern lays it. */
export interface Piece {
  polygon: Point[];
  places: Point[];
  /** Its strands run through without closing around its middle. */
  isOpen?: true;
}

/** One repeat of a tiling. The first piece carries the stars, the others fill what it leaves open. */
export interface Tiling {
  width: number;
  height: number;
  pieces: [Piece, ...Piece[]];
  /** Where a small flower fits between the strands, as high as `reach` allows. */
  knots?: { places: Point[]; reach: number };
}

const origin: Point = [0, 0];
/** Places of a rectangular repeat: its corners, or its corners and its centre. */
const corners = (width: number, height: number): Point[] => [origin, [width, 0], [0, height], [width, height]];
const quincunx = (width: number, height: number): Point[] => [...corners(width, height), [width / 2, height / 2]];
/** The places of what stands between the corners of a quincunx. */
const between = (width: number, height: number): Point[] => [
  [width / 2, 0],
  [width / 2, height],
  [0, height / 2],
  [width, height / 2],
];

/** Octagons edge to edge with small squares between: the eight-pointed star of every Cairo door. */
function octagons(size: number): Tiling {
  const a = size / 2;
  return {
    width: size,
    height: size,
    pieces: [
      { polygon: regular(8, a), places: [[a, a]] },
      { polygon: regular(4, a * Math.tan(Math.PI / 8), origin, Math.PI / 4), places: corners(size, size) },
    ],
  };
}

function hexagons(size: number): Tiling {
  const height = size * Math.sqrt(3);
  const [third, sixth] = [size / Math.sqrt(3), size / (2 * Math.sqrt(3))];
  const places: Point[] = [
    [0, third],
    [size, third],
    [size / 2, sixth],
    [0, height - third],
    [size, height - third],
    [size / 2, height - sixth],
  ];
  return {
    width: size,
    height,
    pieces: [{ polygon: regular(6, size / 2), places: quincunx(size, height) }],
    knots: { places, reach: size * 0.125 },
  };
}

/** Dodecagons on a hexagonal grid with triangles between. */
function dodecagons(size: number): Tiling {
  const height = size * Math.sqrt(3);
  const [third, sixth] = [size / Math.sqrt(3), size / (2 * Math.sqrt(3))];
  const triangle = (turn: number) => regular(3, third - size / 2, origin, turn);
  const half = size / 2;
  const up: Point[] = [
    [0, third],
    [size, third],
    [half, height - sixth],
  ];
  const down: Point[] = [
    [half, sixth],
    [0, height - third],
    [size, height - third],
  ];
  return {
    width: size,
    height,
    pieces: [
      { polygon: regular(12, half), places: quincunx(size, height) },
      { polygon: triangle(-Math.PI / 2), places: up },
      { polygon: triangle(Math.PI / 2), places: down },
    ],
  };
}

/** Decagons that touch on four sides with bow ties between: the ten-pointed star. */
function decagons(size: number): Tiling {
  const a = size / 2;
  const [width, height] = [4 * a * Math.cos(Math.PI / 5), 4 * a * Math.sin(Math.PI / 5)];
  const [edge, wing, waist] = [width / 2 - a, a * Math.tan(Math.PI / 10), height / 2 - a / Math.cos(Math.PI / 10)];
  const bow: Point[] = [
    [-edge, wing],
    [-edge, -wing],
    [0, -waist],
    [edge, -wing],
    [edge, wing],
    [0, waist],
  ];
  return {
    width,
    height,
    pieces: [
      { polygon: regular(10, a), places: quincunx(width, height) },
      { polygon: bow, places: between(width, height), isOpen: true },
    ],
  };
}

/** The tiling whose stars have `order` points, with polygons `size` across. */
export function tiling(order: Order, size: number): Tiling {
  return { 6: hexagons, 8: octagons, 10: decagons, 12: dodecagons }[order](size);
}
