import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { minWidth } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { type } from '../../theme/type.ts';

const { color, size, border, duration } = vars;
const before = createVar();
const after = createVar();
// Room for focus rings, which a scrolling box would cut.
const ring = '6px';

/** One line that scrolls on a phone and fades where there is more; it wraps where there is room. */
export const row = style({
  display: 'flex',
  gap: size.s3,
  margin: `calc(-1 * ${ring})`,
  padding: ring,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: size.s7,
  scrollbarWidth: 'none',
  vars: { [before]: '0px', [after]: '0px' },
  maskImage: `linear-gradient(calc(90deg * ${vars.inlineSign}), transparent, black ${before}, black calc(100% - ${after}), transparent)`,
  selectors: {
    '&[data-more~="inline-start"]': { vars: { [before]: '40px' } },
    '&[data-more~="inline-end"]': { vars: { [after]: '40px' } },
  },
  '@media': {
    '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
    [minWidth.medium]: { flexWrap: 'wrap', overflow: 'visible', maskImage: 'none' },
  },
});

/** A category and the sub-category that was applied from it stay together. */
export const pair = style({ display: 'flex', gap: size.s2, flexShrink: 0 });

export const chip = recipe({
  base: {
    ...type.label,
    display: 'inline-flex',
    alignItems: 'center',
    gap: size.s3,
    flexShrink: 0,
    scrollSnapAlign: 'start',
    minBlockSize: size.control,
    margin: 0,
    paddingBlock: size.s2,
    paddingInline: size.s6,
    whiteSpace: 'nowrap',
    color: color.text,
    background: color.surface,
    border: 0,
    borderRadius: vars.radius.pill,
    boxShadow: `inset 0 0 0 ${border.control} ${color.borderStrong}`,
    cursor: 'pointer',
    touchAction: 'manipulation',
    '@media': {
      '(hover: hover)': { selectors: { '&:hover': { background: color.sunken } } },
      '(forced-colors: active)': { border: `${border.control} solid ButtonText` },
    },
  },
  variants: {
    isSelected: {
      true: {
        color: color.onPrimarySubtle,
        background: color.primarySubtle,
        boxShadow: `inset 0 0 0 ${border.selected} ${color.primary}`,
        '@media': {
          '(hover: hover)': { selectors: { '&:hover': { background: color.primarySubtle } } },
          '(forced-colors: active)': { borderWidth: border.focus, borderColor: 'Highlight' },
        },
      },
    },
    kind: {
      toggle: {},
      menu: { paddingInlineEnd: size.s5 },
      applied: {
        paddingInlineEnd: size.s5,
        color: color.onPrimary,
        background: color.primary,
        boxShadow: 'none',
        '@media': { '(hover: hover)': { selectors: { '&:hover': { background: color.primaryHover } } } },
      },
    },
  },
});

/** Points down while the menu is shut. */
export const caret = style({
  display: 'inline-flex',
  transition: `rotate ${duration.base} ${vars.easing.enter}`,
  selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
});
