import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';

const { border, color, size } = vars;

/** Fades the sides with hidden tabs. Gradients have no logical form, so the angle depends on the direction. */
const createFadeMask = (...stops: string[]) => ({
  maskImage: `linear-gradient(calc(90deg * ${vars.inlineSign}), ${stops.join(', ')})`,
});
const [fadeStart, fadeEnd] = [
  ['transparent', 'black 48px'],
  ['black calc(100% - 48px)', 'transparent'],
] as const;

/** Always one line; tabs that do not fit scroll. */
export const list = style({
  display: 'flex',
  gap: size.s2,
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollbarWidth: 'none',
  // Focused tabs stop outside of the fade.
  scrollPaddingInline: size.s10,
  borderBlockEnd: `${border.subtle} solid ${color.borderSubtle}`,
  selectors: {
    '&[data-more~="inline-start"]': createFadeMask(...fadeStart),
    '&[data-more~="inline-end"]': createFadeMask(...fadeEnd),
    '&[data-more~="inline-start"][data-more~="inline-end"]': createFadeMask(...fadeStart, ...fadeEnd),
  },
});
export const tab = style({
  ...typeScale.label,
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
    // A bar, not colour alone; a border, because forced colours keep borders.
    '&[aria-selected="true"]::after': {
      content: '""',
      position: 'absolute',
      insetInline: size.s4,
      insetBlockEnd: 0,
      borderBlockEnd: `${border.focus} solid ${color.primary}`,
      borderStartStartRadius: vars.radius.xs,
      borderStartEndRadius: vars.radius.xs,
    },
    // The list clips an outer focus ring.
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
  ...typeScale.caption,
  minInlineSize: '1.75rem',
  paddingInline: size.s3,
  // In the dark theme the background alone is hard to see.
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
