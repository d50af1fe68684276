import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { type } from '../../theme/type.ts';

const { color, size } = vars;

export const line = recipe({
  base: { display: 'inline-flex', alignItems: 'center', minInlineSize: 0, maxInlineSize: '100%' },
  variants: {
    size: {
      default: { ...type.small, gap: size.s3, color: color.textMuted },
      large: { ...type.label, gap: size.s4 },
    },
  },
});
export const person = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
