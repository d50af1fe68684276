import { styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { type } from '../../theme/type.ts';
import { lines } from '../clamp.css.ts';

export const looks = styleVariants({
  display: type.display,
  h1: type.h1,
  h2: type.h2,
  h3: type.h3,
  label: type.label,
});
export const heading = recipe({
  // A title in the other direction still begins where the page's lines begin: the side is the parent's, not its own.
  base: { overflowWrap: 'anywhere', textAlign: '-webkit-match-parent' },
  variants: {
    align: { start: {}, center: { textAlign: 'center' } },
    lines,
  },
});
