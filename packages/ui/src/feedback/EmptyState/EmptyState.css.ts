import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.size.s5,
  paddingBlock: vars.size.s10,
  paddingInline: vars.size.s5,
  textAlign: 'center',
});
export const text = style({
  display: 'grid',
  gap: vars.size.s3,
  // A word that is longer than a line breaks instead of widening the container.
  maxInlineSize: `min(100%, ${vars.size.measure})`,
  overflowWrap: 'anywhere',
});
export const title = style({ ...typeScale.h3 });
export const description = style({ ...typeScale.body, color: vars.color.textMuted });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.size.s4,
  marginBlockStart: vars.size.s3,
});
