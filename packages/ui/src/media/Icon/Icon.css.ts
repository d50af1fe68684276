import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';

export const icon = recipe({
  base: { flexShrink: 0, fill: 'none', stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round' },
  variants: {
    // The stroke is 1.75 px at either size: the view box is 24 units wide.
    size: {
      20: { inlineSize: '1.25rem', blockSize: '1.25rem', strokeWidth: 2.1 },
      24: { inlineSize: '1.5rem', blockSize: '1.5rem', strokeWidth: 1.75 },
    },
    solid: { true: { fill: 'currentColor', stroke: 'none', fillRule: 'evenodd' } },
    // The nearest direction decides, so an icon inside a left-to-right island stays as drawn. Not by `:dir(rtl)`: built for
    // older browsers that becomes a list of languages, which also mirrors what stands in the island.
    mirror: { true: { scale: `${vars.inlineSign} 1` } },
  },
});
