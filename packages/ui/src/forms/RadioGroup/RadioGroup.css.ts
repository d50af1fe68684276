import { globalStyle, style } from '@vanilla-extract/css';
import { matchParentStyle } from '../../utils/matchParentStyle.ts';
import { zoomedPhoneQuery } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';

const { color, size, border, duration } = vars;

export const options = style({ display: 'flex', flexDirection: 'column', gap: size.s3 });

/** The whole row is the click target, at least 44 px high. The selected row has a thicker border. */
export const option = style({
  ...typeScale.body,
  display: 'flex',
  alignItems: 'flex-start',
  gap: size.s4,
  minBlockSize: size.control,
  paddingBlock: '9px',
  paddingInline: size.s5,
  lineHeight: 1.5,
  background: color.surface,
  borderRadius: vars.radius.control,
  outline: `${border.control} solid ${color.borderStrong}`,
  outlineOffset: `calc(-1 * ${border.control})`,
  cursor: 'pointer',
  selectors: {
    '&[data-selected]': {
      background: color.primarySubtle,
      outline: `${border.selected} solid ${color.primary}`,
      outlineOffset: `calc(-1 * ${border.selected})`,
    },
    '&[data-invalid]:not([data-selected])': { outlineColor: color.danger },
    '&[data-disabled]': {
      background: color.sunken,
      color: color.textDisabled,
      outlineColor: color.borderSubtle,
      cursor: 'default',
    },
    '&[data-focus-visible]': {
      outline: `${border.focus} solid ${color.focus}`,
      outlineOffset: border.focusOffset,
    },
  },
  '@media': {
    [zoomedPhoneQuery]: { gap: size.s3, paddingInline: size.s3 },
    '(forced-colors: active)': {
      selectors: { '&[data-disabled]': { color: 'GrayText', outlineColor: 'GrayText' } },
    },
  },
});
globalStyle(`${option}[data-hovered]:not([data-selected], [data-invalid], [data-focus-visible])`, {
  outlineColor: color.primary,
});

export const radioIndicator = style({
  flexShrink: 0,
  inlineSize: '20px',
  blockSize: '20px',
  marginBlock: '.18rem',
  borderWidth: border.control,
  borderStyle: 'solid',
  borderColor: color.borderStrong,
  borderRadius: vars.radius.pill,
  background: color.surface,
  transition: `border-width ${duration.fast} ${vars.easing.enter}`,
  selectors: {
    // The dot is a thick border, so that it is visible in forced colors too.
    '[data-selected] > &': { borderWidth: '6px', borderColor: color.primary },
    '[data-disabled] > &': { background: color.sunken, borderColor: color.borderSubtle },
    '[data-disabled][data-selected] > &': { borderColor: color.textDisabled },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '[data-disabled] > &, [data-disabled][data-selected] > &': { borderColor: 'GrayText' } },
    },
  },
});
/** Both lines align with the page, whatever their own direction. */
export const optionText = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0, ...matchParentStyle });
export const optionDescription = style({
  ...typeScale.small,
  color: color.textMuted,
  selectors: { '[data-disabled] &': { color: color.textDisabled } },
  '@media': { '(forced-colors: active)': { selectors: { '[data-disabled] &': { color: 'GrayText' } } } },
});
