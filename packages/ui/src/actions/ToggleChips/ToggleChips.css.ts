import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { minWidth } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';

const { color, size, border, duration } = vars;
const startFade = createVar();
const endFade = createVar();
// Space for focus rings, which a scroll container would clip.
const focusRingSpace = '6px';

/** One line that scrolls on a phone and fades at the edges; it wraps on wider screens. */
export const row = style({
  display: 'flex',
  gap: size.s3,
  margin: `calc(-1 * ${focusRingSpace})`,
  padding: focusRingSpace,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: size.s7,
  scrollbarWidth: 'none',
  vars: { [startFade]: '0px', [endFade]: '0px' },
  maskImage: `linear-gradient(calc(90deg * ${vars.inlineSign}), transparent, black ${startFade}, black calc(100% - ${endFade}), transparent)`,
  selectors: {
    '&[data-more~="inline-start"]': { vars: { [startFade]: '40px' } },
    '&[data-more~="inline-end"]': { vars: { [endFade]: '40px' } },
  },
  '@media': {
    '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
    [minWidth.medium]: { flexWrap: 'wrap', overflow: 'visible', maskImage: 'none' },
  },
});

/** Keeps a category and its applied sub-category together. */
export const chipWithChild = style({ display: 'flex', gap: size.s2, flexShrink: 0 });

export const chip = recipe({
  base: {
    ...typeScale.label,
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

/** Points down while the menu is closed. */
export const caret = style({
  display: 'inline-flex',
  transition: `rotate ${duration.base} ${vars.easing.enter}`,
  selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
});
