import { globalStyle, style } from '@vanilla-extract/css';
import { clamped } from '../../utils/clamp.ts';
import { matchParent } from '../../utils/matchParent.ts';
import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { type } from '../../theme/type.ts';

const { color, size } = vars;
const row = '32px';

export const list = style({
  ...type.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: size.s2,
});
/** As tall with a link in it as without; two lines of them stand closer than two targets would. */
export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  columnGap: size.s2,
  minInlineSize: 0,
  maxInlineSize: '100%',
  minBlockSize: row,
});
/** Gone on a narrow screen until the trail is unfolded. */
export const foldedItem = style([item, { '@media': { [`not all and ${from.medium}`]: { display: 'none' } } }]);
export const expandItem = style([item, { '@media': { [from.medium]: { display: 'none' } } }]);
export const chevron = style({ display: 'inline-flex', flexShrink: 0, color: color.textMuted });
/** 44 px high, which the line is not: the margins give the room back. */
const target = {
  minBlockSize: size.control,
  marginBlock: `calc((${row} - ${size.control}) / 2)`,
} as const;
export const link = style({
  ...target,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: 0,
  color: color.link,
  textDecoration: 'none',
  borderRadius: vars.radius.xs,
  // A short name is a whole target too; the chevrons stand evenly all the same.
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: `min(0px, (100% - ${size.control}) / 2)`,
    inlineSize: `max(100%, ${size.control})`,
  },
  '@media': { '(hover: hover)': { selectors: { '&:hover': { textDecoration: 'underline' } } } },
});
/** One line: a long name on the way does not push the page down. */
const oneLine = { ...clamped(1), ...matchParent, minInlineSize: 0, maxInlineSize: '24ch' } as const;
export const name = style(oneLine);
globalStyle(`${link} > bdi`, oneLine);
export const expand = style({
  ...target,
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: size.control,
  marginInline: `calc((${row} - ${size.control}) / 2)`,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: color.link,
  cursor: 'pointer',
  '@media': { '(hover: hover)': { selectors: { '&:hover': { background: color.sunken } } } },
});
/** A long page takes a line of its own, and two at most. */
export const here = style({ ...clamped(2), ...matchParent, minInlineSize: 0, color: color.textMuted });
