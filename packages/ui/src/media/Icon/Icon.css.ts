import { recipe } from '@vanilla-extract/recipes';

export const icon = recipe({
  base: { flexShrink: 0, fill: 'none', stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round' },
  variants: {
    // The stroke is 1.75 px at either size: the view box is 24 units wide.
    size: {
      20: { inlineSize: '1.25rem', blockSize: '1.25rem', strokeWidth: 2.1 },
      24: { inlineSize: '1.5rem', blockSize: '1.5rem', strokeWidth: 1.75 },
    },
    solid: { true: { fill: 'currentColor', stroke: 'none', fillRule: 'evenodd' } },
    // `:dir()` looks at the nearest direction, so an icon inside a left-to-right island stays as drawn.
    mirror: { true: { selectors: { '&:dir(rtl)': { scale: '-1 1' } } } },
  },
});
