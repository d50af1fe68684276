/** A point: x, y. */
export type Point = readonly [number, number];

/** A strip across one polygon: from the middle of an edge, through a bend, to the middle of another edge. */
export type Strip = readonly [Point, Point, Point];

const fullTurn = 2 * Math.PI;

/** The point at a distance and an angle (radians) from another. */
export const getPolarPoint = (distance: number, angle: number, [x, y]: Point = [0, 0]): Point => [
  x + distance * Math.cos(angle),
  y + distance * Math.sin(angle),
];

/** A regular polygon of a given apothem; the middle of one edge lies at the angle `turn`. */
export function createRegularPolygon(sides: number, apothem: number, center: Point = [0, 0], turn = 0): Point[] {
  const radius = apothem / Math.cos(Math.PI / sides);
  return Array.from({ length: sides }, (_, at) =>
    getPolarPoint(radius, turn + (fullTurn * (at - 0.5)) / sides, center),
  );
}

/** A star whose points reach `outer` and whose hollows lie at `inner`; one point lies at the angle `turn`. */
export function createStar(points: number, outer: number, inner: number, turn = 0): Point[] {
  return Array.from({ length: 2 * points }, (_, at) =>
    getPolarPoint(at % 2 === 0 ? outer : inner, turn + (at * Math.PI) / points),
  );
}

interface Ray {
  from: Point;
  direction: Point;
}

/** Returns the distance to the intersection along each ray, or null if the rays do not meet. */
function intersectRays(a: Ray, b: Ray): [number, number] | null {
  const cross = a.direction[0] * b.direction[1] - a.direction[1] * b.direction[0];
  if (Math.abs(cross) < 1e-9) return null;
  const [dx, dy] = [b.from[0] - a.from[0], b.from[1] - a.from[1]];
  const s = (dx * b.direction[1] - dy * b.direction[0]) / cross;
  const t = (dx * a.direction[1] - dy * a.direction[0]) / cross;
  return s > 1e-6 && t > 1e-6 ? [s, t] : null;
}

/**
 * Polygons in contact (Hankin's method): from the middle of each edge two lines go in at the contact angle, and each
 * ends where it meets the nearest line of the other slope. Over a whole tiling these lines form the star pattern.
 */
export function createStrips(polygon: readonly Point[], contactAngle: number): Strip[] {
  const edges = polygon.map((start, at) => {
    const end = polygon[(at + 1) % polygon.length]!;
    const from: Point = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2];
    const angle = Math.atan2(end[1] - start[1], end[0] - start[0]);
    return {
      onward: { from, direction: getPolarPoint(1, angle + contactAngle) },
      back: { from, direction: getPolarPoint(1, angle + Math.PI - contactAngle) },
    };
  });
  const meetings = edges.flatMap(({ onward }, at) =>
    edges.flatMap(({ back }, other) => {
      const met = at === other ? null : intersectRays(onward, back);
      if (!met) return [];
      const bend: Point = [
        onward.from[0] + onward.direction[0] * met[0],
        onward.from[1] + onward.direction[1] * met[0],
      ];
      return [{ onward, back, bend, length: met[0] + met[1] }];
    }),
  );
  const taken = new Set<Ray>();
  return meetings
    .toSorted((a, b) => a.length - b.length)
    .flatMap(({ onward, back, bend }): Strip[] => {
      if (taken.has(onward) || taken.has(back)) return [];
      taken.add(onward).add(back);
      return [[onward.from, bend, back.from]];
    });
}
