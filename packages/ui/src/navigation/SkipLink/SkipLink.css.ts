import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';

const { color, size } = vars;

export const skipLink = style({
  ...typeScale.label,
  position: 'fixed',
  insetBlockStart: size.s3,
  insetInlineStart: size.s3,
  zIndex: vars.layer.skipLink,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.controlLarge,
  paddingInline: size.s7,
  background: color.raised,
  color: color.text,
  borderRadius: vars.radius.control,
  boxShadow: vars.elevation.e3,
  textDecoration: 'none',
  // Not `display: none`, because it must stay focusable.
  selectors: {
    '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
    // The page would show in the gap.
    '&:focus-visible': { outlineOffset: 0 },
  },
});
