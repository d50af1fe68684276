/**
 * Padding for tashkeel above the first line and below the last, because `overflow` would cut the marks. Negative margins
 * keep the layout unchanged.
 */
const roomForMarks = (below: string) =>
  ({
    overflow: 'hidden',
    paddingBlock: `.45em ${below}`,
    marginBlock: `-.45em -${below}`,
  }) as const;

/**
 * Styles that cut a text after `lines` lines, with an ellipsis. With a large line height use a small `below`: more would show
 * the marks of the next line.
 */
export const createLineClampStyle = (lines: number, below = '.3em') =>
  lines === 1
    ? ({ ...roomForMarks(below), display: 'block', whiteSpace: 'nowrap', textOverflow: 'ellipsis' } as const)
    : ({
        ...roomForMarks(below),
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        ...createLineClampOverride(lines),
      } as const);

/** Changes the number of lines of a style from `clampLines`. */
export const createLineClampOverride = (lines: number) => ({ WebkitLineClamp: lines }) as const;
