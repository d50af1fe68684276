import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';

const { border, color, duration, radius, size } = vars;
const plotHeight = '240px';
const maxAxisLabelWidthPx = 120;
const forcedColors = '(forced-colors: active)';

/** Fills the height of its container, so that charts side by side share a baseline. */
export const figure = style({
  display: 'grid',
  // A wide table scrolls and does not widen the card.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  gap: size.s6,
  blockSize: '100%',
  // A page break can make the table taller.
  '@media': { print: { blockSize: 'auto' } },
});
export const header = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: size.s3 });
export const headerText = style({ flex: '1 1 12rem', minInlineSize: 0 });
export const title = style({ ...typeScale.h3 });
export const summary = style({ ...typeScale.small, color: color.textMuted });

/** The y axis, the plot area beside it, and the x axis below. */
export const plot = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: size.s4,
  alignSelf: 'end',
});
/** Labels without height, spaced like the grid lines, so that each one is beside its line. */
export const yAxis = style({
  ...typeScale.caption,
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'space-between',
  blockSize: plotHeight,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
export const tick = style({ blockSize: 0, lineHeight: 0, whiteSpace: 'nowrap' });
export const plotArea = style({ position: 'relative', blockSize: plotHeight });
export const gridLines = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'space-between',
});
export const gridLine = style({
  blockSize: 0,
  borderBlockStart: `${border.subtle} solid ${color.borderSubtle}`,
  // The baseline.
  selectors: { '&:first-child': { borderBlockStartColor: color.borderStrong } },
});

export const lineDrawing = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
  // Mirrors the line in right-to-left pages. The columns follow the text direction by themselves.
  scale: `${vars.inlineSign} 1`,
});
export const areaFill = style({
  fill: `color-mix(in srgb, ${color.primarySubtle} 60%, transparent)`,
  '@media': { [forcedColors]: { fill: 'none' } },
});

export const columns = style({ position: 'absolute', inset: 0, display: 'flex' });
/** The whole column is the hover target. */
export const column = style({
  // Labels and bars of neighbours stay apart.
  paddingInline: '1px',
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
/** The bars of a label: one, several side by side, or several in a stack. */
export const bars = style({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  // The rest is the gap between two labels.
  inlineSize: '84%',
  blockSize: '100%',
  columnGap: '2px',
});
export const bar = style({
  boxSizing: 'border-box',
  flex: '1 1 0',
  minInlineSize: 0,
  maxInlineSize: '48px',
  borderStartStartRadius: radius.xs,
  borderStartEndRadius: radius.xs,
  selectors: {
    [`${bars}[data-single] > &`]: { flex: 'none', inlineSize: '84%' },
    // Only the border would be left.
    '&[data-zero]': { visibility: 'hidden' },
  },
});
/** The only series: it has no pattern, and its color changes under the pointer. */
export const singleBar = style({
  background: color.primary,
  printColorAdjust: 'exact',
  WebkitPrintColorAdjust: 'exact',
  selectors: { [`${column}:is(:hover, :focus-visible) &`]: { background: color.primaryHover } },
  '@media': {
    // Forced colors remove backgrounds, and with them the bars.
    [forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'CanvasText',
      selectors: { [`${column}:is(:hover, :focus-visible) &`]: { background: 'Highlight' } },
    },
  },
});
/** Its segments are as tall as their values, the first one at the bottom. */
export const stack = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  inlineSize: 'min(70%, 48px)',
  rowGap: '2px',
});
export const segment = style({
  boxSizing: 'border-box',
  flexBasis: 0,
  minBlockSize: 0,
  selectors: {
    '&:last-child': { borderStartStartRadius: radius.xs, borderStartEndRadius: radius.xs },
  },
});
/** A point on the line, in the shape of its series. */
export const point = style({
  position: 'absolute',
  insetInlineStart: 'calc(50% - 6px)',
  marginBlockEnd: '-6px',
  transition: `scale ${duration.fast}`,
  selectors: { [`${column}:is(:hover, :focus-visible) > &`]: { scale: '1.6' } },
});
/** The value, above the hovered or focused column. */
export const tooltip = style({
  ...typeScale.caption,
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
export const tooltipValue = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
/** A series in the tooltip: sample, name, value. */
export const tooltipRows = style({ display: 'grid', gridTemplateColumns: 'auto 1fr auto', gap: `0 ${size.s3}` });
export const tooltipRow = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  textAlign: 'start',
});
/** The name of the total starts where the other names do. */
export const tooltipTotal = style({ gridColumnStart: 2 });

/** The names of the series, above the drawing. */
export const legend = style({
  ...typeScale.caption,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${size.s2} ${size.s5}`,
  gridColumn: '1 / -1',
  paddingBlockEnd: size.s6,
});
export const legendItem = style({ display: 'flex', alignItems: 'center', gap: size.s3, overflowWrap: 'anywhere' });

export const xAxis = style({
  ...typeScale.caption,
  gridColumn: 2,
  display: 'flex',
  paddingBlockStart: size.s3,
  color: color.textMuted,
});
/** As wide as its column. A longer label overlaps the space of hidden labels. */
export const xAxisLabel = style({
  flex: '1 1 0',
  minInlineSize: 0,
  display: 'flex',
  justifyContent: 'center',
  whiteSpace: 'nowrap',
  // Hidden labels are as wide as visible ones and could make the page scroll.
  selectors: { '&[data-unseen]': { visibility: 'hidden', overflow: 'clip' } },
});
/** A label that is too long for any width ends in an ellipsis. The tooltip shows all of it. */
export const xAxisText = style({
  flex: 'none',
  maxInlineSize: `${maxAxisLabelWidthPx}px`,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
/** As tall as the plot area with the x axis. */
export const chartBody = style({
  ...typeScale.caption,
  alignSelf: 'end',
  blockSize: `calc(${plotHeight} + ${size.s3} + 1lh)`,
  // Printed tables do not scroll.
  '@media': { print: { blockSize: 'auto' } },
});
