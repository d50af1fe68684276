import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';

const { color, size, border, duration, easing } = vars;
const [width, height, gap] = ['48px', '28px', '4px'];
const thumbSize = `(${height} - 2 * ${border.control} - 2 * ${gap})`;

/** The whole row is the click target. */
export const row = style({
  ...typeScale.body,
  display: 'flex',
  alignItems: 'flex-start',
  gap: size.s4,
  paddingBlock: size.s3,
  minBlockSize: size.control,
  inlineSize: 'fit-content',
  lineHeight: 1.6,
  cursor: 'pointer',
  selectors: { '&:has(> :disabled)': { color: color.textDisabled, cursor: 'default' } },
  '@media': { '(forced-colors: active)': { selectors: { '&:has(> :disabled)': { color: 'GrayText' } } } },
});

/** The native checkbox. Off: an outlined track, the thumb at the start. On: a filled track, the thumb at the end. */
export const track = style({
  appearance: 'none',
  position: 'relative',
  flexShrink: 0,
  inlineSize: width,
  blockSize: height,
  margin: 0,
  background: color.surface,
  borderWidth: border.control,
  borderStyle: 'solid',
  borderColor: color.borderStrong,
  borderRadius: vars.radius.pill,
  cursor: 'inherit',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: gap,
      insetInlineStart: gap,
      inlineSize: `calc(${thumbSize})`,
      blockSize: `calc(${thumbSize})`,
      background: color.borderStrong,
      borderRadius: vars.radius.pill,
      transition: `inset-inline-start ${duration.base} ${easing.enter}`,
    },
    '&:checked': { background: color.primary, borderColor: color.primary },
    '&:checked::before': {
      insetInlineStart: `calc(${width} - 2 * ${border.control} - ${gap} - ${thumbSize})`,
      background: color.onPrimary,
    },
    '&:disabled': { background: color.sunken, borderColor: color.borderSubtle },
    '&:disabled::before': { background: color.textDisabled },
    '&:focus-visible': { outline: `${border.focus} solid ${color.focus}`, outlineOffset: border.focusOffset },
  },
  '@media': {
    '(hover: hover)': { selectors: { [`${row}:hover > &:enabled`]: { borderColor: color.primary } } },
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      background: 'Canvas',
      borderColor: 'CanvasText',
      selectors: {
        '&::before': { background: 'CanvasText' },
        '&:checked': { background: 'Highlight', borderColor: 'Highlight' },
        '&:checked::before': { background: 'HighlightText' },
        '&:disabled': { background: 'Canvas', borderColor: 'GrayText' },
        '&:disabled::before': { background: 'GrayText' },
      },
    },
  },
});

/** The description is below the label, not below the track. */
export const descriptionText = style({
  marginBlockStart: `calc(-1 * ${size.s3})`,
  paddingInlineStart: `calc(${width} + ${size.s4})`,
});
