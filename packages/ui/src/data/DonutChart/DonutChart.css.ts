import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';
import { columnFormats } from '../DataTable/columns.ts';

const { border, color, radius, size } = vars;
const forcedColors = '(forced-colors: active)';

/** The ring beside its legend, or above it where there is no room. */
export const donut = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  justifyContent: 'center',
  gap: size.s7,
});
export const ringBox = style({
  position: 'relative',
  flex: '0 1 240px',
  minInlineSize: 'min(180px, 100%)',
  maxInlineSize: '240px',
  breakInside: 'avoid',
});
/** The first part begins at the top. They follow each other in the reading direction, as the legend does. */
export const ring = style({
  display: 'block',
  inlineSize: '100%',
  overflow: 'visible',
  scale: `${vars.inlineSign} 1`,
});
/** What is left if all values are 0. */
export const track = style({
  fill: color.sunken,
  '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});
export const slice = style({
  transition: `scale ${vars.duration.fast}`,
  selectors: {
    '&:is(:hover, :focus-visible)': { scale: '1.03' },
    // An outline would be the box around the slice.
    '&:focus-visible': {
      outline: 'none',
      stroke: color.focus,
      strokeWidth: border.focus,
      strokeLinejoin: 'round',
    },
  },
  '@media': { [forcedColors]: { selectors: { '&:focus-visible': { stroke: 'Highlight' } } } },
});
export const center = style({
  position: 'absolute',
  inset: '22%',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  textAlign: 'center',
  pointerEvents: 'none',
});
export const centerValue = style({ ...typeScale.h3, fontVariantNumeric: 'tabular-nums' });
export const centerLabel = style({
  ...typeScale.caption,
  color: color.textMuted,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});

/** One row for each part: sample, name, value, percentage. */
export const legend = style({
  ...typeScale.small,
  flex: '1 1 14rem',
  maxInlineSize: '28rem',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  columnGap: size.s4,
});
export const legendRow = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  paddingBlock: size.s2,
  paddingInline: size.s3,
  borderRadius: radius.xs,
  overflowWrap: 'anywhere',
  selectors: {
    // Shows which part has the focus, even if it is too small to be seen in the ring.
    '&[data-active]': { background: color.sunken, outline: `${border.control} solid ${color.borderStrong}` },
  },
});
/** Aligns numbers by units, as in every table. */
export const legendValue = style(columnFormats.number);
