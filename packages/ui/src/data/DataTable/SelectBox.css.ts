import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { border, color, size } = vars;

/** 44 px around a box of 24. */
export const target = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: size.control,
  blockSize: size.control,
  cursor: 'pointer',
});
export const box = style({
  appearance: 'none',
  gridArea: '1 / 1',
  inlineSize: '24px',
  blockSize: '24px',
  margin: 0,
  background: color.surface,
  border: `${border.control} solid ${color.borderStrong}`,
  borderRadius: vars.radius.xs,
  cursor: 'inherit',
  selectors: { '&:is(:checked, :indeterminate)': { background: color.primary, borderColor: color.primary } },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover': { borderColor: color.primary } } },
    '(forced-colors: active)': {
      selectors: {
        '&:is(:checked, :indeterminate)': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          borderColor: 'Highlight',
        },
      },
    },
  },
});
export const mark = style({
  gridArea: '1 / 1',
  display: 'inline-flex',
  color: color.onPrimary,
  pointerEvents: 'none',
  visibility: 'hidden',
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', color: 'HighlightText' } },
});
/** Over cards a box without words would say nothing to who sees it. */
export const words = style({
  display: 'none',
  '@container': { '(width < 600px)': { display: 'block', gridArea: '1 / 2', paddingInlineEnd: size.s4 } },
});
globalStyle(`${target}:has(> ${words})`, {
  '@container': { '(width < 600px)': { inlineSize: 'auto', gridTemplateColumns: `${size.control} auto` } },
});

globalStyle(`${box}:is(:checked, :indeterminate) + ${mark}`, { visibility: 'visible' });
export const bone = style({
  inlineSize: '24px',
  blockSize: '24px',
  margin: 'auto',
  background: color.borderSubtle,
  borderRadius: vars.radius.xs,
});
