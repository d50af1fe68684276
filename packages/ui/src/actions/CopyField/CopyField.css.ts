import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';
import { userSelectStyle } from '../../utils/userSelectStyle.ts';

const { color, size } = vars;

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: size.s4,
  padding: `${size.s4} ${size.s5}`,
  border: `${vars.border.control} dashed ${color.borderStrong}`,
  borderRadius: vars.radius.control,
  background: color.sunken,
});
export const text = style({ display: 'grid', gap: size.s1, minInlineSize: 0 });
export const labelText = style({ ...typeScale.small, color: color.textMuted });
export const value = recipe({
  base: { overflowWrap: 'anywhere', ...userSelectStyle('all') },
  variants: { isAddress: { true: typeScale.body, false: typeScale.price } },
});
