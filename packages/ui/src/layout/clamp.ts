/**
 * Room for tashkeel above the first line and below the last, which `overflow` would cut: in Alexandria marks reach
 * well outside the line. The margins take the room back, so the layout stays as it was.
 */
const room = {
  overflow: 'hidden',
  paddingBlock: '.45em .3em',
  marginBlock: '-.45em -.3em',
} as const;

/** Cuts a text after so many lines, with an ellipsis. */
export const clamped = (lines: number) =>
  lines === 1
    ? ({ ...room, display: 'block', whiteSpace: 'nowrap', textOverflow: 'ellipsis' } as const)
    : ({ ...room, display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines } as const);
