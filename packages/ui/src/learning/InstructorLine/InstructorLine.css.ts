import { globalStyle } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { matchParentStyle } from '../../utils/matchParentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';

const { color, size } = vars;

export const root = recipe({
  base: { display: 'inline-flex', alignItems: 'center', minInlineSize: 0, maxInlineSize: '100%' },
  variants: {
    size: {
      default: { ...typeScale.small, gap: size.s3, color: color.textMuted },
      large: { ...typeScale.label, gap: size.s4 },
    },
  },
});
// A name of two lines is aligned to the page, whatever its direction.
globalStyle(`${root.classNames.base} > bdi`, {
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  ...matchParentStyle,
});
