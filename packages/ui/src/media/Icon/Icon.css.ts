import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const base = style({
  flexShrink: 0,
  // The button or link around the icon gets the pointer events.
  selectors: { '&[aria-hidden]': { pointerEvents: 'none' } },
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
// Plain classes instead of a recipe, because a page has hundreds of icons. The stroke is 1.75 px at both sizes; the view box is 24 units wide.
export const icon = styleVariants({
  20: [base, { inlineSize: '1.25rem', blockSize: '1.25rem', strokeWidth: 2.1 }],
  24: [base, { inlineSize: '1.5rem', blockSize: '1.5rem', strokeWidth: 1.75 }],
});
export const kinds = styleVariants({
  filled: { fill: 'currentColor', stroke: 'none', fillRule: 'evenodd' },
  // The nearest `dir` decides, so an icon inside a left-to-right part does not mirror. Not `:dir(rtl)`: the build converts it to
  // a list of languages for older browsers, which would also mirror icons in left-to-right parts.
  mirror: { scale: `${vars.inlineSign} 1` },
  swapsRows: {},
});
// The drawing has lines on both sides of the ticks; the view box cuts off one side.
globalStyle(`${kinds.swapsRows} > path`, { translate: `calc(6px - 6px * ${vars.inlineSign})` });
