/**
 * The eight-pointed Khayamiya star: two squares, one turned by 45 degrees. As a `clip-path` it has the size of its element, so
 * it fits a radio dot and a large badge.
 */
export const starClipPath = createStarClipPath(8, Math.cos(Math.PI / 4) / Math.cos(Math.PI / 8));
/** A star with deeper notches, for small sizes at which `starShape` looks round. */
export const smallStarClipPath = createStarClipPath(8, 0.6);

/** `inner` is the radius of the notches, relative to the radius of the points. */
function createStarClipPath(points: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, at) => {
    const angle = (at * Math.PI) / points;
    const radius = at % 2 === 0 ? 50 : 50 * inner;
    return `${(50 + radius * Math.sin(angle)).toFixed(2)}% ${(50 - radius * Math.cos(angle)).toFixed(2)}%`;
  });
  return `polygon(${corners.join(', ')})`;
}
