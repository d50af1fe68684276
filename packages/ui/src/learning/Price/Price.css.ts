import { recipe } from '@vanilla-extract/recipes';
import { type } from '../../theme/type.ts';

export const price = recipe({
  base: { ...type.price, whiteSpace: 'nowrap' },
  variants: { size: { default: {}, large: { fontSize: '2rem', lineHeight: 1.35 } } },
  defaultVariants: { size: 'default' },
});
