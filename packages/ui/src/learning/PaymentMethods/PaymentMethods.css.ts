import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';

const { color, size } = vars;

export const root = style({ display: 'grid', gap: size.s4 });
export const methods = style({
  display: 'grid',
  gap: size.s2,
  padding: size.s3,
  background: color.surface,
  border: `${vars.border.subtle} solid ${color.borderSubtle}`,
  borderRadius: vars.radius.card,
  selectors: { '&[hidden]': { display: 'none' } },
});
export const heading = style({
  ...typeScale.label,
  paddingBlockStart: size.s3,
  paddingInline: size.s4,
  outline: 'none',
});
export const list = style({ display: 'grid', gap: size.s1 });
export const fallbackNotice = style({
  ...typeScale.small,
  display: 'block',
  paddingInline: size.s4,
  selectors: { '&:empty': { display: 'none' } },
});
