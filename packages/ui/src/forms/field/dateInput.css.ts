import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';

const { border, color, size } = vars;

/** The frame of the segments, like `control` of a text field. */
export const group = style({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  minBlockSize: size.control,
  color: color.text,
  background: color.surface,
  border: `${border.control} solid ${color.borderStrong}`,
  borderRadius: vars.radius.control,
  selectors: {
    '&[data-hovered]:not([data-invalid], [data-disabled])': { borderColor: color.primary },
    '&[data-focus-within]': { outline: `${border.focus} solid ${color.focus}`, outlineOffset: border.focusOffset },
    '&[data-invalid]': { borderColor: color.danger, boxShadow: `inset 0 0 0 .5px ${color.danger}` },
    '&[data-disabled]': { background: color.sunken, borderColor: color.borderSubtle, color: color.textDisabled },
    '&:has([aria-readonly="true"])': { background: color.sunken },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' },
        '&[data-invalid]': { borderWidth: border.focus },
      },
    },
  },
});
export const segments = style({
  ...typeScale.body,
  flex: '1 1 auto',
  minInlineSize: 0,
  paddingBlock: size.s2,
  paddingInline: size.s5,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
/** Segments that are the whole field. A block, because flex items would put minutes before hours in Arabic. */
export const framedSegments = style({ display: 'block', lineHeight: '33px' });
/** One editable part: the day, the month, the hour. */
export const segment = style({
  paddingInline: '1px',
  borderRadius: vars.radius.xs,
  outline: 'none',
  caretColor: 'transparent',
  selectors: {
    '&[data-placeholder]': { color: color.textMuted },
    '&[data-type="literal"]': { color: color.textMuted },
    '&[data-disabled]': { color: color.textDisabled },
    '&[data-focused]': { background: color.primary, color: color.onPrimary },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-disabled]': { color: 'GrayText' },
        '&[data-focused]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
      },
    },
  },
});
/** The button that opens the calendar, at the end of the field. */
export const calendarButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  inlineSize: size.controlDense,
  blockSize: size.controlDense,
  marginInlineEnd: size.s1,
  padding: 0,
  color: color.textMuted,
  background: 'transparent',
  border: 0,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { color: color.text, background: color.sunken },
    '&[data-disabled]': { color: color.textDisabled, cursor: 'default' },
  },
});
/** The same date in the Islamic calendar, below the field. */
export const hijri = style({ ...typeScale.small, color: color.textMuted, marginBlockStart: size.s2 });
