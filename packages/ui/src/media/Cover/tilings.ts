import { type Point, createRegularPolygon } from './geometry.ts';

/** The number of points of the stars in a pattern. */
export type StarOrder = 6 | 8 | 10 | 12;

/** A polygon around the origin, and its places in one repeat of the pattern. */
export interface TilePolygon {
  polygon: Point[];
  places: Point[];
  /** The strips cross it without forming a closed outline. */
  isOpen?: true;
}

/** One repeat of a tiling. The first polygon contains the stars, the others fill the gaps. */
export interface Tiling {
  width: number;
  height: number;
  polygons: [TilePolygon, ...TilePolygon[]];
  /** Places for small rosettes of radius `reach` between the strips. */
  rosettes?: { places: Point[]; radius: number };
}

const origin: Point = [0, 0];
/** Places of a rectangular repeat: its corners, or its corners and its centre. */
const corners = (width: number, height: number): Point[] => [origin, [width, 0], [0, height], [width, height]];
const quincunx = (width: number, height: number): Point[] => [...corners(width, height), [width / 2, height / 2]];
/** The middles of the edges of a rectangular repeat. */
const edgeMiddles = (width: number, height: number): Point[] => [
  [width / 2, 0],
  [width / 2, height],
  [0, height / 2],
  [width, height / 2],
];

/** Octagons edge to edge with small squares between: the classic eight-pointed star. */
function createOctagonTiling(size: number): Tiling {
  const a = size / 2;
  return {
    width: size,
    height: size,
    polygons: [
      { polygon: createRegularPolygon(8, a), places: [[a, a]] },
      { polygon: createRegularPolygon(4, a * Math.tan(Math.PI / 8), origin, Math.PI / 4), places: corners(size, size) },
    ],
  };
}

function createHexagonTiling(size: number): Tiling {
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
    polygons: [{ polygon: createRegularPolygon(6, size / 2), places: quincunx(size, height) }],
    rosettes: { places, radius: size * 0.125 },
  };
}

/** Dodecagons on a hexagonal grid with triangles between. */
function createDodecagonTiling(size: number): Tiling {
  const height = size * Math.sqrt(3);
  const [third, sixth] = [size / Math.sqrt(3), size / (2 * Math.sqrt(3))];
  const triangle = (turn: number) => createRegularPolygon(3, third - size / 2, origin, turn);
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
    polygons: [
      { polygon: createRegularPolygon(12, half), places: quincunx(size, height) },
      { polygon: triangle(-Math.PI / 2), places: up },
      { polygon: triangle(Math.PI / 2), places: down },
    ],
  };
}

/** Decagons that touch on four sides with bow ties between: the ten-pointed star. */
function createDecagonTiling(size: number): Tiling {
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
    polygons: [
      { polygon: createRegularPolygon(10, a), places: quincunx(width, height) },
      { polygon: bow, places: edgeMiddles(width, height), isOpen: true },
    ],
  };
}

/** The tiling whose stars have `order` points, with polygons `size` across. */
export function createTiling(order: StarOrder, size: number): Tiling {
  return { 6: createHexagonTiling, 8: createOctagonTiling, 10: createDecagonTiling, 12: createDodecagonTiling }[order](
    size,
  );
}
