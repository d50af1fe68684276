import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const base = style({
  flexShrink: 0,
  // The button or link around it is what is pressed; the lines of a drawing need not be found under the pointer.
  selectors: { '&[aria-hidden]': { pointerEvents: 'none' } },
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
// Plain classes and no recipe: a page has hundreds of icons. The stroke is 1.75 px at either size: the view box is 24 units wide.
export const icon = styleVariants({
  20: [base, { inlineSize: '1.25rem', blockSize: '1.25rem', strokeWidth: 2.1 }],
  24: [base, { inlineSize: '1.5rem', blockSize: '1.5rem', strokeWidth: 1.75 }],
});
export const kinds = styleVariants({
  solid: { fill: 'currentColor', stroke: 'none', fillRule: 'evenodd' },
  // The nearest direction decides, so an icon inside a left-to-right island stays as drawn. Not by `:dir(rtl)`: built for
  // older browsers that becomes a list of languages, which also mirrors what stands in the island.
  mirror: { scale: `${vars.inlineSign} 1` },
  rows: {},
});
// The drawing has its lines on both sides of the ticks; the box cuts off those it does not show.
globalStyle(`${kinds.rows} > path`, { translate: `calc(6px - 6px * ${vars.inlineSign})` });
