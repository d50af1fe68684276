import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { border, color, size } = vars;

/** A target of 44 px around a checkbox of 24 px. */
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
export const checkmark = style({
  gridArea: '1 / 1',
  display: 'inline-flex',
  color: color.onPrimary,
  pointerEvents: 'none',
  visibility: 'hidden',
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', color: 'HighlightText' } },
});
/** With cards the checkbox needs a visible label. */
export const labelText = style({
  display: 'none',
  '@container': { '(width < 600px)': { display: 'block', gridArea: '1 / 2', paddingInlineEnd: size.s4 } },
});
globalStyle(`${target}:has(> ${labelText})`, {
  '@container': { '(width < 600px)': { inlineSize: 'auto', gridTemplateColumns: `${size.control} auto` } },
});

globalStyle(`${box}:is(:checked, :indeterminate) + ${checkmark}`, { visibility: 'visible' });
export const skeleton = style({
  inlineSize: '24px',
  blockSize: '24px',
  margin: 'auto',
  background: color.borderSubtle,
  borderRadius: vars.radius.xs,
});
