import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';

const { color, size } = vars;

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: size.s3,
  justifySelf: 'start',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  paddingBlock: size.s3,
  paddingInline: size.s5,
  background: color.raised,
  color: color.text,
  borderRadius: vars.radius.card,
  '@media': { '(forced-colors: active)': { border: `${vars.border.subtle} solid` } },
});
export const text = style({ ...typeScale.small, fontWeight: 600, minInlineSize: 0, overflowWrap: 'anywhere' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: size.s2 });
