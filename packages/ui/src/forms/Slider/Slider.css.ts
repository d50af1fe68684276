import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';

const { border, color, size } = vars;

const thumbSize = '24px';

/** The label and the value, in one line if there is room. */
export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: size.s5,
});
export const output = style({ ...typeScale.label, color: color.text, fontVariantNumeric: 'tabular-nums' });
/** A thumb at either end stays inside the column. */
export const trackArea = style({ paddingInline: `calc(${thumbSize} / 2)` });
/** As high as a touch target. The line is drawn in its middle. */
export const track = style({
  position: 'relative',
  blockSize: size.control,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { cursor: 'default' } },
});
const line = {
  position: 'absolute',
  insetBlockStart: 'calc(50% - 3px)',
  blockSize: '6px',
  borderRadius: vars.radius.pill,
} as const;
export const trackLine = style({
  ...line,
  insetInline: `calc(${thumbSize} / -2)`,
  background: color.sunken,
  outline: `${border.subtle} solid ${color.borderStrong}`,
  outlineOffset: '-1px',
  selectors: { '[data-disabled] > &': { outlineColor: color.borderSubtle } },
  '@media': { '(forced-colors: active)': { selectors: { '[data-disabled] > &': { outlineColor: 'GrayText' } } } },
});
/** The selected part. React Aria sets its start and size inline. */
export const fill = style({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
});
export const fillLine = style({
  ...line,
  insetInlineStart: 0,
  insetInlineEnd: 0,
  background: color.primary,
  selectors: { '[data-disabled] > &': { background: color.textDisabled } },
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      background: 'Highlight',
      selectors: { '[data-disabled] > &': { background: 'GrayText' } },
    },
  },
});
/** With one thumb it begins where the line of the track begins. */
export const fillFromStart = style({ insetInlineStart: `calc(${thumbSize} / -2)` });
export const thumb = style({
  insetBlockStart: '50%',
  inlineSize: thumbSize,
  blockSize: thumbSize,
  background: color.surface,
  border: `6px solid ${color.primary}`,
  borderRadius: vars.radius.pill,
  boxShadow: vars.elevation.e1,
  cursor: 'grab',
  // The thumb reaches as far as a finger needs.
  '::after': { content: '', position: 'absolute', inset: '-16px', borderRadius: vars.radius.pill },
  selectors: {
    '&[data-dragging]': { cursor: 'grabbing', borderWidth: '8px' },
    '&[data-focus-visible]': { outline: `${border.focus} solid ${color.focus}`, outlineOffset: border.focusOffset },
    '&[data-disabled]': { borderColor: color.textDisabled, cursor: 'default' },
  },
  '@media': {
    '(forced-colors: active)': {
      borderColor: 'ButtonText',
      selectors: { '&[data-disabled]': { borderColor: 'GrayText' } },
    },
  },
});
/** The smallest and the largest value below the ends of the track. */
export const ends = style({
  ...typeScale.caption,
  display: 'flex',
  justifyContent: 'space-between',
  gap: size.s5,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
