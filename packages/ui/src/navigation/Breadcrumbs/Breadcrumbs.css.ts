import { style } from '@vanilla-extract/css';
import { clamped } from '../../layout/clamp.ts';
import { matchParent } from '../../layout/matchParent.ts';
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
  minBlockSize: row,
});
export const chevron = style({ display: 'inline-flex', color: color.textMuted });
export const link = style({
  position: 'relative',
  color: color.link,
  textDecoration: 'none',
  borderRadius: vars.radius.xs,
  // 44 px, which a short name is not; the chevrons stand evenly all the same.
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: `calc((100% - ${size.control}) / 2)`,
    insetInlineStart: `min(0px, (100% - ${size.control}) / 2)`,
    inlineSize: `max(100%, ${size.control})`,
    blockSize: size.control,
  },
  '@media': { '(hover: hover)': { selectors: { '&:hover': { textDecoration: 'underline' } } } },
});
/** A long page takes a line of its own, and two at most. */
export const here = style({ ...clamped(2), ...matchParent, minInlineSize: 0, color: color.textMuted });
