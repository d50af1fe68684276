import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';

const { color, size } = vars;

// Separate from the control styles, so that a page with only a search field does not load these.

export const optional = style({ ...typeScale.small, color: color.textMuted });
export const hint = style({ ...typeScale.small, color: color.textMuted, marginBlockEnd: size.s3 });

export const error = style({
  ...typeScale.small,
  display: 'flex',
  alignItems: 'flex-start',
  gap: size.s3,
  // Keeps a distance from the focus ring of the control.
  marginBlockStart: size.s3,
  color: color.danger,
  fontWeight: 600,
});
/** As tall as the first line of the message beside it. */
export const errorIcon = style({ display: 'inline-flex', alignItems: 'center', blockSize: '1lh', flexShrink: 0 });
