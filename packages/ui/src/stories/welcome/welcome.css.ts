import { globalStyle, style } from '@vanilla-extract/css';
import { minWidth } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';

const { color, size } = vars;

export const page = style({
  ...typeScale.body,
  display: 'grid',
  gap: size.s11,
  paddingBlock: size.s7,
  color: color.text,
});
// More space above a heading than below it.
globalStyle(`${page} h2`, { marginBlockStart: size.s8 });

export const hero = style({
  display: 'grid',
  gap: size.s7,
  alignItems: 'center',
  '@media': { [minWidth.medium]: { gridTemplateColumns: '7fr 5fr' } },
});
export const colorSamples = style({ display: 'grid', gridTemplateColumns: '1fr 1fr' });
export const colorSample = style({
  ...typeScale.price,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: '6rem',
});
export const caption = style({ padding: size.s5 });
export const bar = style({ blockSize: size.s6, background: color.primary, borderRadius: vars.radius.xs });
export const steps = style({
  display: 'grid',
  gridTemplateColumns: '4rem 4rem 1fr',
  alignItems: 'center',
  gap: size.s4,
});
export const rules = style({
  borderInlineStart: `${vars.border.focus} solid ${color.accent}`,
  paddingInlineStart: size.s6,
});
