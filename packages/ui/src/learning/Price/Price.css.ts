import { recipe } from '@vanilla-extract/recipes';
import { typeScale } from '../../theme/typeScale.ts';
import { zoomedPhoneQuery } from '../../theme/breakpoints.ts';

export const price = recipe({
  base: { ...typeScale.price, whiteSpace: 'nowrap' },
  variants: {
    size: {
      default: {},
      large: { fontSize: '2rem', lineHeight: 1.35, '@media': { [zoomedPhoneQuery]: { fontSize: '1.25rem' } } },
    },
  },
  defaultVariants: { size: 'default' },
});
