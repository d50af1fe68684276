/** A point on the cloth. */
export type Point = readonly [number, number];

/** A strand that crosses one polygon: in at the middle of an edge, a bend, out at the middle of another. */
export type Strand = readonly [Point, Point, Point];

const TURN = 2 * Math.PI;

/** The point at a distance and an angle (radians) from another. */
export const polar = (distance: number, angle: number, [x, y]: Point = [0, 0]): Point => [
  x + distance * Math.cos(angle),
  y + distance * Math.sin(angle),
];

/** A regular polygon of a given apothem; the middle of one edge lies at the angle `turn`. */
export function regular(sides: number, apothem: number, center: Point = [0, 0], turn = 0): Point[] {
  const radius = apothem / Math.cos(Math.PI / sides);
  return Array.from({ length: sides }, (_, at) => polar(radius, turn + (TURN * (at - 0.5)) / sides, center));
}

/** A star whose points reach `outer` and whose hollows lie at `inner`; one point lies at the angle `turn`. */
export function star(points: number, outer: number, inner: number, turn = 0): Point[] {
  return Array.from({ length: 2 * points }, (_, at) =>
    polar(at % 2 === 0 ? outer : inner, turn + (at * Math.PI) / points),
  );
}

interface Ray {
  from: Point;
  along: Point;
}

/** How far along each ray the two meet; null when they do not meet ahead of both. */
function meeting(a: Ray, b: Ray): [number, number] | null {
  const cross = a.along[0] * b.along[1] - a.along[1] * b.along[0];
  if (Math.abs(cross) < 1e-9) return null;
  const [dx, dy] = [b.from[0] - a.from[0], b.from[1] - a.from[1]];
  const s = (dx * b.along[1] - dy * b.along[0]) / cross;
  const t = (dx * a.along[1] - dy * a.along[0]) / cross;
  return s > 1e-6 && t > 1e-6 ? [s, t] : null;
}

/**
 * Polygons in contact (Hankin's method): from the middle of each edge two lines go in at the contact angle, and each
 * runs until it meets the nearest line that leans the other way. Over a whole tiling these are its star pattern.
 */
export function strands(polygon: readonly Point[], contact: number): Strand[] {
  const edges = polygon.map((start, at) => {
    const end = polygon[(at + 1) % polygon.length]!;
    const from: Point = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2];
    const angle = Math.atan2(end[1] - start[1], end[0] - start[0]);
    return {
      onward: { from, along: polar(1, angle + contact) },
      back: { from, along: polar(1, angle + Math.PI - contact) },
    };
  });
  const meetings = edges.flatMap(({ onward }, at) =>
    edges.flatMap(({ back }, other) => {
      const met = at === other ? null : meeting(onward, back);
      if (!met) return [];
      const bend: Point = [onward.from[0] + onward.along[0] * met[0], onward.from[1] + onward.along[1] * met[0]];
      return [{ onward, back, bend, length: met[0] + met[1] }];
    }),
  );
  const taken = new Set<Ray>();
  return meetings
    .toSorted((a, b) => a.length - b.length)
    .flatMap(({ onward, back, bend }): Strand[] => {
      if (taken.has(onward) || taken.has(back)) return [];
      taken.add(onward).add(back);
      return [[onward.from, bend, back.from]];
    });
}
