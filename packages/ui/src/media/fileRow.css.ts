import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { matchParent } from '../utils/matchParent.ts';
import { vars } from '../theme/contract.css.ts';
import { star as starShape } from '../theme/star.ts';
import { type } from '../theme/type.ts';
import { zoomedPhone } from '../theme/breakpoints.ts';

const { color, size } = vars;

/** A line to press for one file: its kind in a star, its title, what is known of it, what pressing does. */
export const row = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto',
    alignItems: 'center',
    gap: size.s4,
    inlineSize: '100%',
    minBlockSize: '60px',
    paddingBlock: size.s3,
    paddingInline: size.s4,
    textAlign: 'start',
    textDecoration: 'none',
    color: color.text,
    background: 'transparent',
    border: 'none',
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    // Inside the row: a region that scrolls would cut a ring outside it.
    selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
    '@media': {
      // The words stand under the star, on a line of their own.
      [zoomedPhone]: { gridTemplateColumns: 'minmax(0, 1fr) auto', rowGap: size.s2 },
      '(hover: hover)': { selectors: { '&:hover': { background: color.sunken } } },
    },
  },
  variants: {
    isCurrent: {
      true: {
        background: color.primarySubtle,
        color: color.onPrimarySubtle,
        selectors: { '&:hover': { background: color.primarySubtle } },
        '@media': { '(forced-colors: active)': { border: `${vars.border.selected} solid Highlight` } },
      },
    },
  },
});

export const star = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '40px',
    blockSize: '40px',
    clipPath: starShape,
    background: color.primarySubtle,
    color: color.onPrimarySubtle,
  },
  variants: {
    state: {
      open: {},
      locked: { background: color.sunken, color: color.textMuted },
      current: { background: color.primary, color: color.onPrimary },
    },
  },
});
/** Its lines begin where the page's lines begin, whatever the direction of each. */
export const texts = style({
  display: 'grid',
  minInlineSize: 0,
  ...matchParent,
  '@media': { [zoomedPhone]: { gridArea: '2 / 1 / auto / -1' } },
});
export const title = style({ ...type.small, fontWeight: 600, overflowWrap: 'anywhere' });
export const facts = style({
  ...type.caption,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: size.s4,
  fontVariantNumeric: 'tabular-nums',
  color: color.textMuted,
  selectors: { [`${row.classNames.variants.isCurrent.true} &`]: { color: 'inherit' } },
});
/** Several facts given as one. */
export const meta = style({ display: 'flex', flexWrap: 'wrap', columnGap: size.s4 });
/** What pressing does, as a sign. */
export const end = style({
  display: 'inline-flex',
  color: color.textMuted,
  '@media': { [zoomedPhone]: { gridArea: '1 / 2' } },
});
