import { styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { typeScale } from '../../theme/typeScale.ts';
import { lineClamps } from '../../utils/clamp.css.ts';
import { matchParentStyle } from '../../utils/matchParentStyle.ts';

export const sizes = styleVariants({
  display: typeScale.display,
  h1: typeScale.h1,
  h2: typeScale.h2,
  h3: typeScale.h3,
  label: typeScale.label,
});
export const heading = recipe({
  base: { overflowWrap: 'anywhere' },
  variants: {
    align: { start: matchParentStyle, center: { textAlign: 'center' } },
    lineClamp: lineClamps,
  },
  defaultVariants: { align: 'start' },
});
