import type { Point } from './geometry.ts';

/** Tenths are exact enough: one unit is about a pixel. */
const roundToTenth = (value: number) => Math.round(value * 10) / 10;

/** `0.5` → `.5`, `-0.5` → `-.5`: keeps the inlined SVG short. */
function formatCoordinate(value: number): string {
  const text = String(roundToTenth(value));
  if (text.startsWith('0.')) return text.slice(1);
  return text.startsWith('-0.') ? `-${text.slice(2)}` : text;
}

/** Two numbers of path data; a minus sign is also a separator. */
function formatPoint(x: number, y: number): string {
  const second = formatCoordinate(y);
  return second.startsWith('-') ? formatCoordinate(x) + second : `${formatCoordinate(x)} ${second}`;
}

/** Path data that can be placed anywhere: only the first point is absolute. */
export interface PathFigure {
  start: Point;
  steps: string;
  /** Corners of the rectangle around it. */
  min: Point;
  max: Point;
}

/** Converts points to a figure; `end` closes the path. */
export function createFigure(points: readonly Point[], end: '' | 'z' = ''): PathFigure {
  const [start] = points as [Point, ...Point[]];
  let [x, y]: Point = start;
  let steps = '';
  for (const [nextX, nextY] of points.slice(1)) {
    steps += `l${formatPoint(nextX - x, nextY - y)}`;
    // Continue from the rounded position, otherwise rounding errors add up.
    [x, y] = [x + roundToTenth(nextX - x), y + roundToTenth(nextY - y)];
  }
  const [xs, ys] = [points.map((point) => point[0]), points.map((point) => point[1])];
  return {
    start,
    steps: steps + end,
    min: [Math.min(...xs), Math.min(...ys)],
    max: [Math.max(...xs), Math.max(...ys)],
  };
}

/**
 * Returns path data with all figures at every place. Leaves out a figure that is more than `visibleMargin` outside the frame of
 * `width` × `height`.
 */
export function createPathData(
  figures: readonly PathFigure[],
  places: readonly Point[],
  [width, height]: Point,
  visibleMargin: number,
): string {
  let data = '';
  for (const [dx, dy] of places) {
    for (const { start, steps, min: least, max: most } of figures) {
      const isVisible =
        most[0] + dx > -visibleMargin &&
        least[0] + dx < width + visibleMargin &&
        most[1] + dy > -visibleMargin &&
        least[1] + dy < height + visibleMargin;
      if (isVisible) data += `M${formatPoint(start[0] + dx, start[1] + dy)}${steps}`;
    }
  }
  return data;
}
