import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';

export const container = recipe({
  base: { inlineSize: '100%', marginInline: 'auto', paddingInline: vars.size.gutter },
  variants: {
    width: {
      page: { maxInlineSize: vars.size.container },
      // For one column of questions, and for running text.
      narrow: { maxInlineSize: `calc(44rem + 2 * ${vars.size.gutter})` },
      measure: { maxInlineSize: `calc(38rem + 2 * ${vars.size.gutter})` },
    },
  },
});
