import { style } from '@vanilla-extract/css';
import { minWidth } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';

const { color, size } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // If the card is stretched, the cover takes the extra height.
  gridTemplateRows: 'minmax(140px, 1fr) auto',
  '@media': {
    [minWidth.medium]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gridTemplateRows: 'minmax(0, 1fr)' },
  },
});

/** As tall as its row. Its own height does not count. */
export const cover = style({
  display: 'grid',
  alignItems: 'stretch',
  overflow: 'hidden',
  blockSize: 0,
  minBlockSize: '100%',
});

export const body = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: size.s3,
  padding: size.s6,
  '@media': { [minWidth.medium]: { padding: size.s8 } },
});
export const eyebrow = style({ ...typeScale.label, color: color.accentText });
export const title = style(typeScale.h2);
export const lesson = style({
  ...typeScale.body,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: size.s4,
  fontWeight: 600,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const position = style({ ...typeScale.small, color: color.textMuted, fontVariantNumeric: 'tabular-nums' });
export const progress = style({ ...typeScale.small, inlineSize: '100%', color: color.textMuted });
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  // The card shows the focus ring.
  outline: 'none',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
});
/** Looks like a button; the whole card is the link. */
export const action = style({
  ...typeScale.label,
  display: 'inline-flex',
  alignItems: 'center',
  gap: size.s3,
  minBlockSize: size.control,
  marginBlockStart: size.s3,
  paddingInline: size.s6,
  background: color.accent,
  color: color.onAccent,
  border: `${vars.border.control} solid ${color.accentText}`,
  borderRadius: vars.radius.control,
});
