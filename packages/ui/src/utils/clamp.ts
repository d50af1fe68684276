/**
 * Room for tashkeel above the first line and below the last, which `overflow` would cut: in Alexandria marks reach
 * well outside the line. The margins take the room back, so the layout stays as it was.
 */
const room = (below: string) =>
  ({
    overflow: 'hidden',
    paddingBlock: `.45em ${below}`,
    marginBlock: `-.45em -${below}`,
  }) as const;

/**
 * Cuts a text after so many lines, with an ellipsis. Text whose lines are far apart needs little room `below`: more would show
 * the marks of the line that was cut.
 */
export const clamped = (lines: number, below = '.3em') =>
  lines === 1
    ? ({ ...room(below), display: 'block', whiteSpace: 'nowrap', textOverflow: 'ellipsis' } as const)
    : ({ ...room(below), display: '-webkit-box', WebkitBoxOrient: 'vertical', ...clampedTo(lines) } as const);

/** Another number of lines for what is cut already. */
export const clampedTo = (lines: number) => ({ WebkitLineClamp: lines }) as const;
