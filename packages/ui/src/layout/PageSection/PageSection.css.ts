import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { type } from '../../theme/type.ts';

const { border, color, duration, easing, size } = vars;
const folded = `screen and (not ${from.large}) and (scripting: enabled)`;

export const section = style({
  '@media': {
    [folded]: {
      background: color.surface,
      border: `${border.subtle} solid ${color.borderSubtle}`,
      borderRadius: vars.radius.card,
      overflow: 'clip',
    },
  },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: size.s4,
  rowGap: size.s2,
  paddingBlockEnd: size.s5,
  '@media': { [folded]: { padding: 0 } },
});
export const heading = style({
  ...type.h2,
  outlineOffset: vars.border.focusOffset,
  borderRadius: vars.radius.xs,
  '@media': { [folded]: { inlineSize: '100%' } },
});
export const title = style({ '@media': { [folded]: { display: 'none' } } });
/** The whole line is the target. */
export const toggle = style({
  ...type.h3,
  display: 'none',
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
  '@media': { [folded]: { display: 'flex' } },
});
/** A count stands under the title where the line is short, as in `Disclosure`. */
export const words = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: size.s4,
});
export const name = style({ flex: '1 1 clamp(10rem, calc((19.5rem - 100%) * 999), 100%)', overflowWrap: 'anywhere' });
export const meta = style({ ...type.small, color: color.textMuted, fontVariantNumeric: 'tabular-nums' });
export const wideMeta = style([meta, { marginInlineEnd: 'auto', '@media': { [folded]: { display: 'none' } } }]);
/** Down while closed, up while open: it says what a press does. */
export const arrow = style({
  display: 'inline-flex',
  alignItems: 'center',
  blockSize: '1lh',
  color: color.textMuted,
  transition: `rotate ${duration.base} ${easing.enter}`,
  selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
});
const closed = { isOpen: { false: { '@media': { [folded]: { display: 'none' } } } } } as const;
export const action = recipe({
  base: {
    marginInlineStart: 'auto',
    '@media': { [folded]: { marginInlineStart: 0, paddingInline: size.s6, paddingBlockEnd: size.s3 } },
  },
  variants: closed,
});
export const panel = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: size.s5,
    '@media': { [folded]: { paddingBlock: `${size.s3} ${size.s6}`, paddingInline: size.s6 } },
  },
  variants: closed,
});
