import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';

const { border, color, size } = vars;

/** Leaves room for the arrow, which overlaps the end of the field. */
export const select = style({
  paddingInlineEnd: size.s9,
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  selectors: {
    '&:disabled': { cursor: 'default', opacity: 1 },
    // The placeholder is selected.
    '&:has(> option[value=""]:checked):enabled': { color: color.textMuted },
  },
});
export const chevron = style({
  display: 'inline-flex',
  flexShrink: 0,
  pointerEvents: 'none',
  marginInlineStart: `calc(-1 * ${size.s8})`,
  marginInlineEnd: size.s4,
});

// The types of CSS do not have it yet.
const baseSelect = 'base-select' as 'auto';

/**
 * The page draws the list, so that options can have icons and descriptions. Only set where the browser can do it:
 * https://developer.mozilla.org/docs/Learn_web_development/Extensions/Forms/Customizable_select
 */
export const richSelect = style({
  selectors: {
    '&&, &&::picker(select)': { appearance: baseSelect },
    // `chevron` is the arrow.
    '&::picker-icon': { display: 'none' },
    '&::picker(select)': {
      boxSizing: 'border-box',
      maxBlockSize: '340px',
      // Not wider than the window.
      maxInlineSize: `calc(100vw - 2 * ${size.s4})`,
      marginBlock: size.s3,
      padding: size.s3,
      color: color.text,
      background: color.raised,
      border: `${border.subtle} solid ${color.borderSubtle}`,
      borderRadius: vars.radius.control,
      boxShadow: vars.elevation.e3,
      overscrollBehavior: 'contain',
    },
  },
});
globalStyle(`${richSelect} option`, {
  ...typeScale.body,
  display: 'flex',
  alignItems: 'center',
  gap: size.s4,
  minBlockSize: size.control,
  paddingInline: size.s4,
  paddingBlock: size.s2,
  lineHeight: 1.5,
  color: color.text,
  borderRadius: vars.radius.sm,
  cursor: 'pointer',
});
globalStyle(`${richSelect} option[hidden]`, { display: 'none' });
globalStyle(`${richSelect} option:is(:hover, :focus):enabled`, {
  background: color.primarySubtle,
  color: color.onPrimarySubtle,
});
globalStyle(`${richSelect} option:focus-visible`, {
  outline: `${border.selected} solid ${color.focus}`,
  outlineOffset: `calc(-1 * ${border.selected})`,
});
globalStyle(`${richSelect} option:checked`, { fontWeight: 600 });
globalStyle(`${richSelect} option:disabled`, { color: color.textDisabled, cursor: 'default' });
// The check is at the end of the line, as in `ComboBox`.
globalStyle(`${richSelect} option::checkmark`, { order: 1, marginInlineStart: 'auto', color: color.primary });
globalStyle(`${richSelect} optgroup`, {
  ...typeScale.caption,
  paddingBlock: size.s2,
  fontWeight: 600,
  color: color.textMuted,
});

/** The selected option in the closed field. */
export const valueButton = style({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  inlineSize: '100%',
  padding: 0,
  border: 0,
  font: 'inherit',
  color: 'inherit',
  background: 'transparent',
  textAlign: 'start',
});
export const optionContent = style({ display: 'flex', alignItems: 'center', gap: size.s4, minInlineSize: 0 });
export const optionIcon = style({ display: 'inline-flex', flexShrink: 0 });
export const optionText = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  minInlineSize: 0,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});
export const optionDescription = style({ ...typeScale.small, fontWeight: 400, color: color.textMuted });
