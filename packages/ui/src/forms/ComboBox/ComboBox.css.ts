import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';

const { color, size } = vars;

export const list = style({ padding: size.s3, outline: 'none', minInlineSize: 'var(--trigger-width)' });

export const option = style({
  ...typeScale.body,
  display: 'flex',
  alignItems: 'center',
  gap: size.s4,
  minBlockSize: size.control,
  paddingInline: size.s4,
  paddingBlock: size.s2,
  lineHeight: 1.5,
  borderRadius: vars.radius.sm,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-focused]': { background: color.primarySubtle, color: color.onPrimarySubtle },
    '&[data-focus-visible]': {
      outline: `${vars.border.selected} solid ${color.focus}`,
      outlineOffset: `calc(-1 * ${vars.border.selected})`,
    },
    '&[data-selected]': { fontWeight: 600 },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-focused]': { outline: `${vars.border.selected} solid Highlight` } },
    },
  },
});
export const optionText = style({
  display: 'flex',
  flexDirection: 'column',
  // Both lines align with the page, whatever their own direction.
  alignItems: 'flex-start',
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const secondaryText = style({ ...typeScale.small, color: color.textMuted });
export const checkmark = style({ display: 'inline-flex', flexShrink: 0, color: color.primary });
/** Shown in an empty list. */
export const emptyState = style({
  ...typeScale.small,
  display: 'flex',
  alignItems: 'center',
  gap: size.s4,
  minBlockSize: size.control,
  paddingInline: size.s4,
  color: color.textMuted,
});
