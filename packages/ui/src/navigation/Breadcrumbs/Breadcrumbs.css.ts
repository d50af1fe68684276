import { globalStyle, style } from '@vanilla-extract/css';
import { createLineClampStyle } from '../../utils/clamp.ts';
import { matchParentStyle } from '../../utils/matchParentStyle.ts';
import { minWidth } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';

const { color, size } = vars;
const rowHeight = '32px';

export const list = style({
  ...typeScale.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: size.s2,
});
/** The same height with and without a link. Lines are closer than two touch targets. */
export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  columnGap: size.s2,
  minInlineSize: 0,
  maxInlineSize: '100%',
  minBlockSize: rowHeight,
});
/** Hidden on a narrow screen until the path is expanded. */
export const collapsedItem = style([item, { '@media': { [`not all and ${minWidth.medium}`]: { display: 'none' } } }]);
export const expandItem = style([item, { '@media': { [minWidth.medium]: { display: 'none' } } }]);
/** At the first line of a name with two lines. */
export const chevron = style({
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'flex-start',
  flexShrink: 0,
  blockSize: rowHeight,
  color: color.textMuted,
});
/** 44 px high, but the line is lower: negative margins keep the layout. */
const touchTarget = {
  minBlockSize: size.control,
  marginBlock: `calc((${rowHeight} - ${size.control}) / 2)`,
} as const;
export const link = style({
  ...touchTarget,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: 0,
  color: color.link,
  textDecoration: 'none',
  borderRadius: vars.radius.xs,
  // A short name has a full touch target too, without changing the gaps.
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: `min(0px, (100% - ${size.control}) / 2)`,
    inlineSize: `max(100%, ${size.control})`,
  },
  '@media': { '(hover: hover)': { selectors: { '&:hover': { textDecoration: 'underline' } } } },
});
/** One line, so that a long name does not push the page down. */
const oneLine = { ...createLineClampStyle(1), ...matchParentStyle, minInlineSize: 0, maxInlineSize: '24ch' } as const;
export const name = style(oneLine);
globalStyle(`${link} > bdi`, oneLine);
export const expandButton = style({
  ...touchTarget,
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: size.control,
  marginInline: `calc((${rowHeight} - ${size.control}) / 2)`,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: color.link,
  cursor: 'pointer',
  '@media': { '(hover: hover)': { selectors: { '&:hover': { background: color.sunken } } } },
});
/** The current page can take two lines. */
export const currentPage = style({
  ...createLineClampStyle(2),
  ...matchParentStyle,
  minInlineSize: 0,
  color: color.textMuted,
});
