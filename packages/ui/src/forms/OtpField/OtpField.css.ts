import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';

const { border, color, size } = vars;

/** A code is always read from left to right. It is at the start of the line in both directions. */
export const code = style({
  position: 'relative',
  display: 'flex',
  gap: size.s3,
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
});

/** The only control. It is transparent above the cells, so a tap anywhere focuses it. */
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  margin: 0,
  padding: 0,
  // Below 16 px iOS zooms in on focus.
  fontSize: '1rem',
  border: 0,
  outline: 'none',
  background: 'transparent',
  color: 'transparent',
  caretColor: 'transparent',
  appearance: 'none',
  cursor: 'text',
  selectors: {
    '&::selection': { color: 'transparent', background: 'transparent' },
    // The cells show the digits that the browser fills in.
    '&:autofill': { WebkitTextFillColor: 'transparent', boxShadow: 'none' },
  },
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
});

export const cell = style({
  ...typeScale.price,
  display: 'flex',
  flex: '0 1 auto',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: size.control,
  minInlineSize: 0,
  blockSize: size.controlLarge,
  color: color.text,
  background: color.surface,
  border: `${border.control} solid ${color.borderStrong}`,
  borderRadius: vars.radius.control,
});
/** The cell of the next digit. */
export const activeCell = style({});
globalStyle(`${input}:focus ~ ${activeCell}`, {
  borderColor: color.primary,
  outline: `${border.focus} solid ${color.focus}`,
  outlineOffset: border.focusOffset,
});
globalStyle(`${input}[aria-invalid="true"] ~ ${cell}`, { borderColor: color.danger });
globalStyle(`${input}:disabled ~ ${cell}`, {
  color: color.textDisabled,
  background: color.sunken,
  borderColor: color.borderSubtle,
});
globalStyle(`${input}:disabled ~ ${cell}`, {
  '@media': { '(forced-colors: active)': { color: 'GrayText', borderColor: 'GrayText' } },
});
globalStyle(`${input}[aria-invalid="true"] ~ ${cell}`, {
  '@media': { '(forced-colors: active)': { borderWidth: border.focus } },
});
