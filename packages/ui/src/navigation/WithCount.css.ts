import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { typeScale } from '../theme/typeScale.ts';

const { border, color, size } = vars;

export const anchor = style({ position: 'relative', display: 'inline-flex' });
/** At the end side of the icon. */
export const count = style({
  ...typeScale.caption,
  position: 'absolute',
  insetBlockStart: '2px',
  insetInlineStart: '55%',
  minInlineSize: '20px',
  paddingInline: size.s2,
  fontSize: '.75rem',
  fontWeight: 600,
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  color: color.onDanger,
  background: color.danger,
  // A ring in the background colour separates it from the icon.
  boxShadow: `0 0 0 2px ${color.surface}`,
  borderRadius: vars.radius.pill,
  pointerEvents: 'none',
  '@media': { '(forced-colors: active)': { border: `${border.subtle} solid CanvasText` } },
});
