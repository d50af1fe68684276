import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { type } from '../../theme/type.ts';
import { star as starShape } from '../../theme/star.ts';

const { color, size } = vars;

export const row = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    alignItems: 'center',
    gap: size.s4,
    inlineSize: '100%',
    minBlockSize: '64px',
    paddingBlock: size.s3,
    paddingInline: size.s4,
    textAlign: 'start',
    background: 'transparent',
    border: 'none',
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    // Inside the row: the scrolling region would cut a ring outside it.
    selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
    '@media': { '(hover: hover)': { selectors: { '&:hover': { background: color.sunken } } } },
  },
  variants: {
    state: {
      open: {},
      free: {},
      locked: {},
      current: {
        background: color.primarySubtle,
        color: color.onPrimarySubtle,
        selectors: { '&:hover': { background: color.primarySubtle } },
        '@media': { '(forced-colors: active)': { border: `${vars.border.selected} solid Highlight` } },
      },
    },
  },
});

/** The number of a video stands in a star, as the number of a verse does. */
export const star = recipe({
  base: {
    ...type.caption,
    display: 'grid',
    placeItems: 'center',
    inlineSize: '44px',
    blockSize: '44px',
    fontFamily: vars.font.display,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1,
    clipPath: starShape,
  },
  variants: {
    state: {
      open: { background: color.primarySubtle, color: color.onPrimarySubtle },
      free: { background: color.primarySubtle, color: color.onPrimarySubtle },
      locked: { background: color.sunken, color: color.textMuted },
      current: { background: color.primary, color: color.onPrimary },
    },
  },
});

export const texts = style({ display: 'grid', minInlineSize: 0 });
export const title = style({ ...type.small, fontWeight: 600 });
export const facts = style({
  ...type.caption,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: size.s4,
  fontVariantNumeric: 'tabular-nums',
});
export const word = recipe({
  base: { fontWeight: 600 },
  variants: {
    state: {
      open: {},
      free: { color: color.success },
      locked: { color: color.textMuted, fontWeight: 400 },
      current: { color: 'inherit' },
    },
  },
});
