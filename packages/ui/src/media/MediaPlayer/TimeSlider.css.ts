import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { range, thumbSize } from './sliders.css.ts';

const { color } = vars;

export const slider = style({ position: 'relative', display: 'grid', alignItems: 'center' });
// The centre of the thumb moves from one end of the rail to the other.
export const rail = style({
  gridArea: '1 / 1',
  position: 'relative',
  blockSize: '6px',
  marginInline: `calc(${thumbSize} / 2)`,
  overflow: 'hidden',
  background: color.borderSubtle,
  borderRadius: vars.radius.pill,
  pointerEvents: 'none',
  '@media': {
    '(forced-colors: active)': { background: 'Canvas', outline: '1px solid CanvasText', forcedColorAdjust: 'none' },
  },
});
const fill = { position: 'absolute', insetBlock: 0, insetInlineStart: 0 } as const;
export const buffered = style({
  ...fill,
  background: color.borderStrong,
  opacity: 0.45,
  '@media': { '(forced-colors: active)': { background: 'GrayText', opacity: 1 } },
});
export const played = style({
  ...fill,
  background: color.primary,
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
});
/** A gap in the rail where a chapter starts. */
export const chapterStart = style({
  position: 'absolute',
  insetBlock: 0,
  inlineSize: '3px',
  marginInlineStart: '-1.5px',
  background: color.surface,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});
export const input = style([range, { gridArea: '1 / 1', inlineSize: '100%' }]);
