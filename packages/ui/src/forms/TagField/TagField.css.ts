import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';

const { border, color, size } = vars;

/** Added to the control of the field: its tags wrap, and the input follows the last one. */
export const wrappingControl = style({ flexWrap: 'wrap', alignItems: 'center' });

export const tagGroup = style({ minInlineSize: 0, maxInlineSize: '100%' });
export const tagList = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: size.s2,
  paddingBlock: size.s2,
  paddingInline: size.s3,
  outline: 'none',
});

export const tag = style({
  ...typeScale.small,
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: 0,
  maxInlineSize: '100%',
  boxSizing: 'border-box',
  paddingInlineStart: size.s4,
  color: color.onPrimarySubtle,
  background: color.primarySubtle,
  // The border shows with forced colours, which remove backgrounds.
  border: `${border.subtle} solid ${color.primarySubtle}`,
  borderRadius: vars.radius.sm,
  cursor: 'default',
  outline: 'none',
  selectors: {
    '&:not([data-allows-removing])': { paddingInlineEnd: size.s4 },
    '&[data-focus-visible]': {
      outline: `${border.focus} solid ${color.focus}`,
      outlineOffset: '1px',
    },
    '&[data-disabled]': { color: color.textDisabled, background: 'transparent', borderColor: color.borderSubtle },
  },
  '@media': {
    '(forced-colors: active)': {
      borderColor: 'CanvasText',
      selectors: { '&[data-disabled]': { color: 'GrayText', borderColor: 'GrayText' } },
    },
  },
});
export const tagText = style({ minInlineSize: 0, paddingBlock: size.s1, overflowWrap: 'anywhere' });
export const removeButton = style({
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: size.s8,
  minBlockSize: size.s8,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.sm,
  color: 'inherit',
  background: 'transparent',
  cursor: 'pointer',
  '@media': {
    '(hover: hover)': { selectors: { '&:hover': { background: color.surface } } },
    '(pointer: coarse)': { minInlineSize: size.control, minBlockSize: size.control },
  },
});

/** Wide enough for a short word; below that it moves to the next line. */
export const tagInput = style({ flexBasis: '7rem', minBlockSize: size.s9 });

/** Stays at the end of its line, also below the tags. */
export const listButton = style({ selectors: { [`${wrappingControl} > &`]: { marginInlineStart: 'auto' } } });

/** Says that no more tags can be chosen. */
export const limitMessage = style({ ...typeScale.small, marginBlockStart: size.s3, color: color.textMuted });
