import { style } from '@vanilla-extract/css';
import { sharpStarShape } from '../../theme/starShape.ts';
import { vars } from '../../theme/contract.css.ts';
import { type } from '../../theme/type.ts';

const { border, color, duration, radius, size } = vars;
const height = '240px';
const forced = '(forced-colors: active)';
/** Forced colours take every ground away, and with it the bars. */
const drawn = { [forced]: { forcedColorAdjust: 'none', background: 'CanvasText' } } as const;

/** As tall as what it stands in. Pictures side by side stand on one line, however long their words are. */
export const figure = style({
  display: 'grid',
  // A table that is wider scrolls, and does not widen the card.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  gap: size.s6,
  blockSize: '100%',
  // A page break makes a table taller than the place it was measured for.
  '@media': { print: { blockSize: 'auto' } },
});
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: size.s3 });
export const words = style({ flex: '1 1 12rem', minInlineSize: 0 });
export const title = style({ ...type.h3 });
export const summary = style({ ...type.small, color: color.textMuted });

/** Numbers at the start of the line, the field beside them, names under the field. */
export const plot = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: size.s4,
  alignSelf: 'end',
});
/** Lines without height, as far from one another as those of the field: each number stands beside its line. */
export const scale = style({
  ...type.caption,
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'space-between',
  blockSize: height,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
export const tick = style({ blockSize: 0, lineHeight: 0, whiteSpace: 'nowrap' });
export const field = style({ position: 'relative', blockSize: height });
export const lines = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'space-between',
});
export const line = style({
  blockSize: 0,
  borderBlockStart: `${border.subtle} solid ${color.borderSubtle}`,
  // What everything stands on.
  selectors: { '&:first-child': { borderBlockStartColor: color.borderStrong } },
});

export const drawing = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
  // Time runs as the text does; only the line has to be told, columns follow by themselves.
  scale: `${vars.inlineSign} 1`,
});
export const area = style({
  fill: `color-mix(in srgb, ${color.primarySubtle} 60%, transparent)`,
  '@media': { [forced]: { fill: 'none' } },
});
export const stroke = style({
  fill: 'none',
  stroke: color.primary,
  strokeWidth: '2.5px',
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  '@media': { [forced]: { stroke: 'CanvasText' } },
});

export const columns = style({ position: 'absolute', inset: 0, display: 'flex' });
/** The whole column is the target, as wide as there is room. */
export const column = style({
  position: 'relative',
  flex: '1 1 0',
  minInlineSize: 0,
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  borderRadius: radius.xs,
  selectors: { '&:focus-visible': { outlineOffset: 0, zIndex: 1 } },
  '@media': { '(hover: hover)': { selectors: { '&:hover': { zIndex: 1 } } } },
});
export const bar = style({
  inlineSize: 'min(70%, 48px)',
  background: color.primary,
  borderStartStartRadius: radius.xs,
  borderStartEndRadius: radius.xs,
  selectors: { [`${column}:is(:hover, :focus-visible) > &`]: { background: color.primaryHover } },
  '@media': {
    [forced]: {
      ...drawn[forced],
      selectors: { [`${column}:is(:hover, :focus-visible) > &`]: { background: 'Highlight' } },
    },
  },
});
/** A star of the tentmakers on the line. */
export const point = style({
  position: 'absolute',
  insetInlineStart: 'calc(50% - 6px)',
  inlineSize: '12px',
  blockSize: '12px',
  marginBlockEnd: '-6px',
  background: color.primary,
  clipPath: sharpStarShape,
  transition: `scale ${duration.fast}`,
  selectors: { [`${column}:is(:hover, :focus-visible) > &`]: { scale: '1.6' } },
  '@media': drawn,
});
/** The value, over the column that is pointed at or has the focus. */
export const tip = style({
  ...type.caption,
  position: 'absolute',
  insetInlineStart: '50%',
  display: 'none',
  justifyItems: 'center',
  marginBlockEnd: size.s4,
  paddingBlock: size.s2,
  paddingInline: size.s4,
  inlineSize: 'max-content',
  maxInlineSize: '12rem',
  color: color.text,
  background: color.raised,
  border: `${border.subtle} solid ${color.borderSubtle}`,
  borderRadius: radius.sm,
  boxShadow: vars.elevation.e2,
  textAlign: 'center',
  pointerEvents: 'none',
  selectors: {
    [`${column}:is(:hover, :focus-visible) > &`]: { display: 'grid' },
  },
});
export const value = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' });

export const names = style({
  ...type.caption,
  gridColumn: 2,
  display: 'flex',
  paddingBlockStart: size.s3,
  color: color.textMuted,
});
/** As wide as its column; a name that is longer lies over the places of those left out. */
export const name = style({
  flex: '1 1 0',
  minInlineSize: 0,
  display: 'flex',
  justifyContent: 'center',
  whiteSpace: 'nowrap',
  selectors: { '&[data-unseen]': { visibility: 'hidden' } },
});
/** As tall as the field with the names under it. */
export const asTall = style({
  ...type.caption,
  alignSelf: 'end',
  blockSize: `calc(${height} + ${size.s3} + 1lh)`,
  // On paper nothing scrolls: a table takes the room that it needs.
  '@media': { print: { blockSize: 'auto' } },
});
