/**
 * The eight-pointed star of the tentmakers: two squares, one turned by an eighth. As a `clip-path` it takes the size of
 * whatever it cuts, so one shape serves the dot of a radio and the medallion of a mark.
 */
export const star = starOf(8, Math.cos(Math.PI / 4) / Math.cos(Math.PI / 8));
/** The same with deeper notches, for marks so small that the other would look round. */
export const spark = starOf(8, 0.6);

/** `inner` is the radius of the notches, in parts of the radius of the points. */
function starOf(points: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, at) => {
    const angle = (at * Math.PI) / points;
    const radius = at % 2 === 0 ? 50 : 50 * inner;
    return `${(50 + radius * Math.sin(angle)).toFixed(2)}% ${(50 - radius * Math.cos(angle)).toFixed(2)}%`;
  });
  return `polygon(${corners.join(', ')})`;
}
