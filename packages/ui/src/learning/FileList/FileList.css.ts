import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, size } = vars;

export const list = style({
  display: 'grid',
  gap: size.s1,
  padding: size.s3,
  background: color.surface,
  border: `${vars.border.subtle} solid ${color.borderSubtle}`,
  borderRadius: vars.radius.card,
});
