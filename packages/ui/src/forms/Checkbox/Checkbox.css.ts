import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';

const { color, size, border, duration } = vars;

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
  selectors: { '&[data-disabled]': { color: color.textDisabled, cursor: 'default' } },
  '@media': { '(forced-colors: active)': { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
});

export const box = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  inlineSize: '24px',
  blockSize: '24px',
  marginBlock: '.1rem',
  color: color.onPrimary,
  background: color.surface,
  borderWidth: border.control,
  borderStyle: 'solid',
  borderColor: color.borderStrong,
  borderRadius: vars.radius.xs,
  selectors: {
    '[data-selected] > &, [data-indeterminate] > &': { background: color.primary, borderColor: color.primary },
    '[data-invalid] > &': { borderColor: color.danger },
    '[data-disabled] > &': { background: color.sunken, borderColor: color.borderSubtle, color: color.textDisabled },
    '[data-focus-visible] > &': {
      outline: `${border.focus} solid ${color.focus}`,
      outlineOffset: border.focusOffset,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '[data-selected] > &, [data-indeterminate] > &': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          borderColor: 'Highlight',
          color: 'HighlightText',
        },
        '[data-disabled] > &': { borderColor: 'GrayText' },
        '[data-disabled]:is([data-selected], [data-indeterminate]) > &': {
          background: 'GrayText',
          borderColor: 'GrayText',
          color: 'Canvas',
        },
      },
    },
  },
});
globalStyle(`[data-hovered]:not([data-invalid], [data-disabled]) > ${box}`, { borderColor: color.primary });

export const checkmark = style({
  display: 'inline-flex',
  scale: '.4',
  opacity: 0,
  transition: `scale ${duration.fast} ${vars.easing.enter}, opacity ${duration.fast}`,
  selectors: { ':is([data-selected], [data-indeterminate]) > * > &': { scale: '1', opacity: 1 } },
});

/** The hint and the error are below the label, not below the box. */
export const messages = style({
  marginBlockStart: `calc(-1 * ${size.s3})`,
  paddingInlineStart: `calc(24px + ${size.s4})`,
  selectors: { '&:empty': { display: 'none' } },
});
