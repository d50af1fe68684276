import { style } from '@vanilla-extract/css';
import { zoomedPhoneQuery } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';

const { color, size } = vars;

export const menu = style({
  // Never wider than the popover around it.
  minInlineSize: `min(max(12rem, var(--trigger-width, 0px)), 100vw - 2 * (${size.s4} + ${vars.border.subtle}))`,
  maxInlineSize: '22rem',
  padding: size.s3,
  outline: 'none',
  '@media': { [zoomedPhoneQuery]: { padding: size.s2 } },
});

export const group = style({
  selectors: {
    '& + &, [role="menuitem"] + &': {
      marginBlockStart: size.s3,
      paddingBlockStart: size.s3,
      borderBlockStart: `${vars.border.subtle} solid ${color.borderSubtle}`,
    },
  },
});
export const heading = style({
  ...typeScale.caption,
  color: color.textMuted,
  paddingInline: size.s4,
  paddingBlock: size.s2,
});

export const item = style({
  ...typeScale.body,
  display: 'flex',
  alignItems: 'center',
  gap: size.s4,
  minBlockSize: size.control,
  paddingInline: size.s4,
  paddingBlock: size.s2,
  lineHeight: 1.5,
  color: color.text,
  textDecoration: 'none',
  borderRadius: vars.radius.sm,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    // One item is highlighted at a time, by pointer or by keyboard.
    '&[data-focused], &[data-open]': { background: color.primarySubtle, color: color.onPrimarySubtle },
    '&[data-focus-visible]': {
      outline: `${vars.border.selected} solid ${color.focus}`,
      outlineOffset: `calc(-1 * ${vars.border.selected})`,
    },
    '&[data-selected]': { fontWeight: 600 },
    '&[data-disabled]': { color: color.textDisabled, cursor: 'default' },
  },
  '@media': {
    [zoomedPhoneQuery]: { gap: size.s3, paddingInline: size.s3 },
    '(forced-colors: active)': {
      selectors: {
        '&[data-focused]': { outline: `${vars.border.selected} solid Highlight` },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});
export const dangerItem = style({
  color: color.danger,
  selectors: { '&[data-focused]': { background: color.dangerBg, color: color.danger } },
});
export const itemText = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const metaText = style({
  ...typeScale.small,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  // Disabled like its item, also in forced colors.
  selectors: { '[data-disabled] > &': { color: 'inherit' } },
});
/** Keeps its space while empty, so that the labels of all items align. */
export const checkmark = style({ display: 'inline-flex', inlineSize: '1.25rem', flexShrink: 0, color: color.primary });
