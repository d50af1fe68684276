import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { matchParentStyle } from '../utils/matchParentStyle.ts';
import { signedInSelector } from '../utils/signedInSelector.ts';
import { vars } from '../theme/contract.css.ts';
import { starClipPath } from '../theme/starClipPath.ts';
import { typeScale } from '../theme/typeScale.ts';
import { zoomedPhoneQuery } from '../theme/breakpoints.ts';

const { color, size } = vars;

/** A row for one file: icon badge, title, details, and an icon for the action. */
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
    // Inside the row, because a scroll container would clip an outer ring.
    selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
    '@media': {
      // The text is below the icon badge.
      [zoomedPhoneQuery]: { gridTemplateColumns: 'minmax(0, 1fr) auto', rowGap: size.s2 },
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

export const iconBadge = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '40px',
    blockSize: '40px',
    clipPath: starClipPath,
    background: color.primarySubtle,
    color: color.onPrimarySubtle,
  },
  variants: {
    state: {
      open: {},
      locked: {
        background: color.sunken,
        color: color.textMuted,
        // It is not known yet whether the user has the course.
        selectors: { [signedInSelector]: { color: 'transparent' } },
      },
      current: { background: color.primary, color: color.onPrimary },
    },
  },
});
/** All lines are aligned to the start of the page, whatever their direction. */
export const content = style({
  display: 'grid',
  minInlineSize: 0,
  ...matchParentStyle,
  '@media': { [zoomedPhoneQuery]: { gridArea: '2 / 1 / auto / -1' } },
});
export const title = style({ ...typeScale.small, fontWeight: 600, overflowWrap: 'anywhere' });
export const metaLine = style({
  ...typeScale.caption,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: size.s4,
  fontVariantNumeric: 'tabular-nums',
  color: color.textMuted,
  selectors: { [`${row.classNames.variants.isCurrent.true} &`]: { color: 'inherit' } },
});
/** Hidden while it is not known whether the user has the course, so that open rows do not move. */
export const lockedLabel = style({ fontWeight: 600, selectors: { [signedInSelector]: { display: 'none' } } });
/** Several details in one line. */
export const meta = style({ display: 'flex', flexWrap: 'wrap', columnGap: size.s4 });
/** The icon for the action. */
export const actionIcon = style({
  display: 'inline-flex',
  color: color.textMuted,
  '@media': { [zoomedPhoneQuery]: { gridArea: '1 / 2' } },
});
