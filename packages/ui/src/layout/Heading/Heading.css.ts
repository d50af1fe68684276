import { styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { type } from '../../theme/type.ts';
import { lineClamps } from '../../utils/clamp.css.ts';
import { matchParent } from '../../utils/matchParent.ts';

export const sizes = styleVariants({
  display: type.display,
  h1: type.h1,
  h2: type.h2,
  h3: type.h3,
  label: type.label,
});
export const heading = recipe({
  base: { overflowWrap: 'anywhere' },
  variants: {
    align: { start: matchParent, center: { textAlign: 'center' } },
    lineClamp: lineClamps,
  },
  defaultVariants: { align: 'start' },
});
