import type { Point } from './geometry.ts';

/** Tenths are enough: a cover is drawn in units of about a pixel. */
const snap = (value: number) => Math.round(value * 10) / 10;

/** `0.5` → `.5`, `-0.5` → `-.5`: covers travel inside pages. */
function short(value: number): string {
  const text = String(snap(value));
  if (text.startsWith('0.')) return text.slice(1);
  return text.startsWith('-0.') ? `-${text.slice(2)}` : text;
}

/** Two numbers of path data; a minus sign separates by itself. */
function pair(x: number, y: number): string {
  const second = short(y);
  return second.startsWith('-') ? short(x) + second : `${short(x)} ${second}`;
}

/** A figure as path data that can be laid anywhere: only its first point is absolute. */
export interface Figure {
  start: Point;
  steps: string;
  /** Corners of the rectangle around it. */
  least: Point;
  most: Point;
}

/** Turns points into a figure; `end` closes it. */
export function figure(points: readonly Point[], end: '' | 'z' = ''): Figure {
  const [start] = points as [Point, ...Point[]];
  let [x, y]: Point = start;
  let steps = '';
  for (const [nextX, nextY] of points.slice(1)) {
    steps += `l${pair(nextX - x, nextY - y)}`;
    // Go on from where rounding really left the pen, or errors add up.
    [x, y] = [x + snap(nextX - x), y + snap(nextY - y)];
  }
  const [xs, ys] = [points.map((point) => point[0]), points.map((point) => point[1])];
  return {
    start,
    steps: steps + end,
    least: [Math.min(...xs), Math.min(...ys)],
    most: [Math.max(...xs), Math.max(...ys)],
  };
}

/** Path data of figures laid at each place, without what lies more than `margin` outside the frame. */
export function lay(
  figures: readonly Figure[],
  places: readonly Point[],
  [width, height]: Point,
  margin: number,
): string {
  let data = '';
  for (const [dx, dy] of places) {
    for (const { start, steps, least, most } of figures) {
      const seen =
        most[0] + dx > -margin &&
        least[0] + dx < width + margin &&
        most[1] + dy > -margin &&
        least[1] + dy < height + margin;
      if (seen) data += `M${pair(start[0] + dx, start[1] + dy)}${steps}`;
    }
  }
  return data;
}
