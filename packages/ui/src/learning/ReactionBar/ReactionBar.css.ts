import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';

const { color, size, border } = vars;
const reactionColor = createVar();

// The names are visible if there is room. They are always the accessible names.
export const container = style({ containerType: 'inline-size', inlineSize: '100%' });
export const bar = style({ display: 'flex', flexWrap: 'wrap', gap: size.s3 });

export const chip = recipe({
  base: {
    ...typeScale.small,
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: size.s3,
    flex: '1 0 auto',
    minInlineSize: size.control,
    minBlockSize: size.control,
    paddingInline: size.s3,
    background: color.surface,
    color: color.text,
    border: `${border.control} solid ${color.borderStrong}`,
    borderRadius: vars.radius.pill,
    fontWeight: 600,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transition: `scale ${vars.duration.fast}`,
    selectors: {
      '&[aria-disabled]': { cursor: 'default' },
      '&:active:not([aria-disabled])': { scale: '.97' },
    },
    '@media': {
      '(hover: hover)': {
        selectors: {
          '&:hover:not([aria-disabled], [aria-pressed="true"])': { borderColor: reactionColor, color: reactionColor },
        },
      },
    },
    '@container': { '(min-width: 30rem)': { flex: '0 0 auto', paddingInline: size.s4 } },
  },
  variants: {
    kind: {
      love: { vars: { [reactionColor]: color.reactLove } },
      like: { vars: { [reactionColor]: color.reactLike } },
      angry: { vars: { [reactionColor]: color.reactAngry } },
      care: { vars: { [reactionColor]: color.reactCare } },
    },
    // Not by color alone: a check is in the corner.
    isSelected: {
      true: {
        background: color.sunken,
        color: reactionColor,
        borderColor: reactionColor,
        boxShadow: `inset 0 0 0 1px ${reactionColor}`,
        '@media': { '(forced-colors: active)': { border: `${border.focus} solid Highlight` } },
      },
    },
  },
});
export const icon = style({ display: 'inline-flex', color: reactionColor });
globalStyle(`[aria-pressed='true'] > ${icon} > svg`, { fill: `color-mix(in srgb, ${reactionColor} 30%, transparent)` });
/** The check of the selected reaction, in the upper corner. */
export const checkBadge = style({
  position: 'absolute',
  insetBlockStart: '-4px',
  insetInlineEnd: '4px',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '18px',
  blockSize: '18px',
  background: reactionColor,
  color: color.surface,
  borderRadius: '50%',
  '@media': {
    '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
  },
});
globalStyle(`${checkBadge} > svg`, { inlineSize: '12px', blockSize: '12px', strokeWidth: 3 });
export const name = style({
  display: 'none',
  '@container': { '(min-width: 30rem)': { display: 'inline' } },
});
export const count = style({ fontFamily: vars.font.display, fontVariantNumeric: 'tabular-nums' });
