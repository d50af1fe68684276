import { type StyleRule, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { matchParentStyle } from '../../utils/matchParentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { smallStarClipPath } from '../../theme/starClipPath.ts';
import { typeScale } from '../../theme/typeScale.ts';

const { color, size } = vars;
const reducedMotion = '(prefers-reduced-motion: reduce)';

/** A rule for reduced motion and for `isStatic`. */
const whenStatic = (rule: NonNullable<StyleRule['selectors']>[string]): StyleRule => ({
  selectors: { [`${ticker}[data-static] &`]: rule },
  '@media': { [reducedMotion]: rule },
});

export const ticker = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: size.control,
  paddingInline: `max(0px, calc((100% - ${size.container}) / 2 + ${size.gutter} - ${size.s4}))`,
  background: color.primarySubtle,
  color: color.onPrimarySubtle,
});

export const pauseControl = style([{ display: 'flex' }, whenStatic({ display: 'none' })]);
export const stepControls = style([{ display: 'none' }, whenStatic({ display: 'flex' })]);

export const button = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: size.control,
  blockSize: size.control,
  padding: 0,
  color: 'inherit',
  background: 'transparent',
  border: 'none',
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover': { color: color.primary } } },
    '(forced-colors: active)': { border: `${vars.border.subtle} solid`, marginInlineEnd: size.s3 },
  },
});

export const viewport = style([
  { flex: 1, minInlineSize: 0, overflow: 'hidden' },
  whenStatic({ scrollSnapType: 'inline mandatory' }),
]);

// To the left in English, to the right in Arabic.
const scrollAnimation = keyframes({ to: { transform: `translateX(calc(${vars.inlineSign} * -50%))` } });

const base = style([
  {
    display: 'flex',
    inlineSize: 'max-content',
    minInlineSize: '200%',
    animationName: scrollAnimation,
    animationTimingFunction: 'linear',
    animationIterationCount: 'infinite',
    selectors: {
      '&[data-paused], &:focus-within': { animationPlayState: 'paused' },
      // With keyboard focus it stops at its start, so that focused links can scroll into view.
      '&:has(:focus-visible)': { animationName: 'none' },
    },
    '@media': { '(hover: hover)': { selectors: { '&:hover': { animationPlayState: 'paused' } } } },
  },
  whenStatic({ animationName: 'none', inlineSize: '100%', minInlineSize: 0 }),
]);
/** The duration of one round. */
export type Speed = 'short' | 'medium' | 'long';
export const track = styleVariants({ short: '20s', medium: '40s', long: '90s' }, (duration) => [
  base,
  { animationDuration: duration },
]);

export const duplicateList = style([{ display: 'flex', flex: '1 0 50%' }, whenStatic({ display: 'none' })]);
export const list = style([
  { display: 'flex', flex: '1 0 50%', justifyContent: 'space-around' },
  whenStatic({ flex: '1 0 100%', minInlineSize: 0, justifyContent: 'start' }),
]);
export const item = style([
  {
    ...typeScale.small,
    display: 'flex',
    alignItems: 'center',
    gap: size.s7,
    paddingInlineEnd: size.s7,
    minBlockSize: size.control,
    whiteSpace: 'nowrap',
    ...matchParentStyle,
    selectors: {
      '&::after': {
        content: '',
        inlineSize: '14px',
        blockSize: '14px',
        background: color.accentText,
        clipPath: smallStarClipPath,
      },
      [`${ticker}[data-static] &::after`]: { content: 'none' },
    },
    '@media': { [reducedMotion]: { selectors: { '&::after': { content: 'none' } } } },
  },
  whenStatic({ flex: '0 0 100%', whiteSpace: 'normal', paddingBlock: size.s2, scrollSnapAlign: 'start' }),
]);
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.control,
  color: 'inherit',
  textDecorationThickness: '1px',
  textUnderlineOffset: '.3em',
  borderRadius: vars.radius.xs,
  selectors: { '&:focus-visible': { outlineOffset: '-4px' } },
});
