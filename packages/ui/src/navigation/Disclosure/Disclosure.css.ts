import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { type } from '../../theme/type.ts';

const { border, color, duration, easing, size } = vars;

export const box = style({
  background: color.surface,
  border: `${border.subtle} solid ${color.borderSubtle}`,
  borderRadius: vars.radius.card,
  overflow: 'clip',
});
export const heading = style({ margin: 0 });

/** The whole line is the target. */
export const button = style({
  ...type.h3,
  display: 'flex',
  // A title of several lines: the arrow stays with the first.
  alignItems: 'flex-start',
  gap: size.s4,
  inlineSize: '100%',
  minBlockSize: size.controlLarge,
  paddingBlock: size.s4,
  paddingInline: size.s6,
  border: 0,
  background: 'transparent',
  color: color.text,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${border.focus})`, borderRadius: vars.radius.card } },
  '@media': { '(hover: hover)': { selectors: { '&:hover': { background: color.canvas } } } },
});
/** A count stands under the title where the line is short, below some 400 px of the whole. */
export const words = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: size.s4,
});
export const title = style({ flex: '1 1 clamp(10rem, calc((19.5rem - 100%) * 999), 100%)', overflowWrap: 'anywhere' });
export const meta = style({ ...type.small, color: color.textMuted, fontVariantNumeric: 'tabular-nums' });
/** Down while closed, up while open: it says what a press does. */
export const arrow = style({
  display: 'inline-flex',
  alignItems: 'center',
  blockSize: '1lh',
  color: color.textMuted,
  transition: `rotate ${duration.base} ${easing.enter}`,
  selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
});
export const panel = style({
  paddingBlock: `${size.s3} ${size.s6}`,
  paddingInline: size.s6,
  selectors: { '&[hidden]': { display: 'none' } },
});
