import { globalStyle, style } from '@vanilla-extract/css';
import { minWidth } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';

const { border, color, size } = vars;
const phoneQuery = `not all and ${minWidth.small}`;

/** On a phone it is as wide as the field, and its days fill it. */
export const panel = style({
  boxSizing: 'border-box',
  padding: size.s4,
  outline: 'none',
  '@media': {
    [phoneQuery]: {
      padding: size.s3,
      minInlineSize: `calc(7 * ${size.control} + 2 * ${size.s3})`,
      inlineSize: `calc(var(--trigger-width) - 2 * ${border.subtle})`,
    },
  },
});
export const header = style({ display: 'flex', alignItems: 'center', gap: size.s3, marginBlockEnd: size.s3 });
export const heading = style({ ...typeScale.h3, flex: 1, margin: 0, textAlign: 'center' });
export const grid = style({ borderCollapse: 'collapse', '@media': { [phoneQuery]: { inlineSize: '100%' } } });
export const weekday = style({
  ...typeScale.caption,
  padding: 0,
  blockSize: size.s8,
  color: color.textMuted,
  fontWeight: 400,
});
globalStyle(`${grid} td`, { padding: 0 });
/** A day. Seven touch targets fit into 360 px. */
export const cell = style({
  ...typeScale.body,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '100%',
  minInlineSize: size.control,
  blockSize: size.control,
  border: `${border.control} solid transparent`,
  borderRadius: vars.radius.control,
  outline: 'none',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '&[data-outside-month]': { visibility: 'hidden' },
    '&[data-hovered]': { background: color.sunken },
    '&[data-today]': { borderColor: color.borderStrong, fontWeight: 600 },
    '&[data-disabled], &[data-unavailable]': { color: color.textDisabled, cursor: 'default' },
    '&[data-selected]': { background: color.primary, borderColor: color.primary, color: color.onPrimary },
    '&[data-focus-visible]': { outline: `${border.focus} solid ${color.focus}`, outlineOffset: border.focusOffset },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-disabled], &[data-unavailable]': { color: 'GrayText' },
        '&[data-selected]': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          borderColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});
/** A day between both ends of a range. */
export const rangeCell = style({
  selectors: {
    '&[data-selected]:not([data-selection-start], [data-selection-end])': {
      background: color.primarySubtle,
      borderColor: color.primarySubtle,
      borderRadius: 0,
      color: color.onPrimarySubtle,
    },
  },
});
