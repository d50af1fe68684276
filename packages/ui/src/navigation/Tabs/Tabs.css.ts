import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { type } from '../../theme/type.ts';

const { border, color, size } = vars;

/** Fades toward the side where more is hidden; a gradient has no logical form, so its angle follows the direction. */
const fade = (...stops: string[]) => ({
  maskImage: `linear-gradient(calc(90deg * ${vars.inlineSign}), ${stops.join(', ')})`,
});
const [start, end] = [
  ['transparent', 'black 48px'],
  ['black calc(100% - 48px)', 'transparent'],
] as const;

/** One line, whatever the width: what does not fit is scrolled to, by hand, wheel or arrow. */
export const list = style({
  display: 'flex',
  gap: size.s2,
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollbarWidth: 'none',
  // What is led to stops clear of the fade.
  scrollPaddingInline: size.s10,
  borderBlockEnd: `${border.subtle} solid ${color.borderSubtle}`,
  selectors: {
    '&[data-more~="inline-start"]': fade(...start),
    '&[data-more~="inline-end"]': fade(...end),
    '&[data-more~="inline-start"][data-more~="inline-end"]': fade(...start, ...end),
  },
});
export const tab = style({
  ...type.label,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: size.s3,
  minBlockSize: size.s10,
  paddingBlock: 0,
  paddingInline: size.s5,
  border: 0,
  background: 'transparent',
  color: color.textMuted,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  borderStartStartRadius: vars.radius.sm,
  borderStartEndRadius: vars.radius.sm,
  selectors: {
    '&[aria-selected="true"]': { color: color.primary },
    // A bar and not a colour alone; a border, so that forced colours keep it.
    '&[aria-selected="true"]::after': {
      content: '""',
      position: 'absolute',
      insetInline: size.s4,
      insetBlockEnd: 0,
      borderBlockEnd: `${border.focus} solid ${color.primary}`,
      borderStartStartRadius: vars.radius.xs,
      borderStartEndRadius: vars.radius.xs,
    },
    // The list clips what reaches outside it.
    '&:focus-visible': { outlineOffset: `calc(-1 * ${border.focus})` },
    '&:disabled': { color: color.textDisabled, cursor: 'default' },
  },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover:not(:disabled)': { background: color.sunken } } },
    '(forced-colors: active)': {
      selectors: { '&[aria-selected="true"]::after': { borderBlockEndColor: 'Highlight' } },
    },
  },
});
export const count = style({
  ...type.caption,
  minInlineSize: '1.75rem',
  paddingInline: size.s3,
  // By night the ground alone would not be told from the page.
  border: `${border.subtle} solid ${color.borderSubtle}`,
  borderRadius: vars.radius.pill,
  background: color.sunken,
  color: color.text,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  selectors: {
    '[aria-selected="true"] > &': {
      background: color.primarySubtle,
      color: color.onPrimarySubtle,
      borderColor: 'transparent',
    },
  },
});
export const panel = style({ paddingBlockStart: size.s6 });
