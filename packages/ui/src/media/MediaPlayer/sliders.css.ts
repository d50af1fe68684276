import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, size } = vars;

/** Diameter of the thumb. */
export const thumbSize = '16px';

/** A native range input without its own track. Left to right, like the player around it. */
export const range = style({
  appearance: 'none',
  // Over the rail below it.
  position: 'relative',
  display: 'block',
  margin: 0,
  background: 'transparent',
  cursor: 'pointer',
  touchAction: 'pan-y',
  blockSize: size.s10,
  borderRadius: vars.radius.xs,
  selectors: { '&:disabled': { cursor: 'default' } },
});

const thumb = {
  appearance: 'none',
  boxSizing: 'border-box',
  inlineSize: thumbSize,
  blockSize: thumbSize,
  border: `${vars.border.selected} solid ${color.surface}`,
  borderRadius: vars.radius.pill,
  background: color.primary,
  '@media': {
    '(forced-colors: active)': { background: 'ButtonText', borderColor: 'Canvas', forcedColorAdjust: 'none' },
  },
} as const;
// One rule for each engine: a selector that an engine does not know makes the whole rule invalid.
globalStyle(`${range}::-webkit-slider-thumb`, thumb);
globalStyle(`${range}::-moz-range-thumb`, thumb);
globalStyle(`${range}:disabled::-webkit-slider-thumb`, { visibility: 'hidden' });
globalStyle(`${range}:disabled::-moz-range-thumb`, { visibility: 'hidden' });
