import { style } from '@vanilla-extract/css';
import { hidden } from '../../layout/VisuallyHidden/VisuallyHidden.css.ts';
import { smallStarClipPath } from '../../theme/starClipPath.ts';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';

const { border, color, size } = vars;
const line = `${border.subtle} solid ${color.borderSubtle}`;

export const header = style({
  display: 'flex',
  alignItems: 'center',
  paddingBlock: size.s3,
  paddingInline: `${size.s5} ${size.s3}`,
  borderBlockEnd: line,
});
// Smaller than other titles, because a phone has little room beside two controls.
export const title = style({ ...typeScale.label, fontSize: '1.0625rem', flex: 1, minInlineSize: 0 });

const rowGrid = {
  display: 'grid',
  gridTemplateColumns: '10px minmax(0, 1fr)',
  columnGap: size.s4,
  paddingBlock: size.s4,
  paddingInline: size.s5,
} as const;
export const itemLink = style({
  ...rowGrid,
  alignItems: 'baseline',
  color: color.text,
  textDecoration: 'none',
  selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${border.focus})` } },
  '@media': { '(hover: hover)': { selectors: { '&:hover': { background: color.primarySubtle } } } },
});
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const listItem = style({ selectors: { '& + &': { borderBlockStart: line } } });
/** A star for unread items. */
export const unreadMark = style({
  selectors: {
    '&[data-unread]': {
      inlineSize: '10px',
      blockSize: '10px',
      clipPath: smallStarClipPath,
      background: color.primary,
      forcedColorAdjust: 'none',
    },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&[data-unread]': { background: 'Highlight' } } } },
});
export const text = style({
  ...typeScale.small,
  lineHeight: 1.75,
  overflowWrap: 'anywhere',
  selectors: { '[data-unread] + &': { fontWeight: 600 } },
});
export const time = style({ ...typeScale.caption, gridColumn: 2, color: color.textMuted });
export const more = style({ display: 'grid', justifyItems: 'center', padding: size.s4, borderBlockStart: line });
/** A placeholder row: star, text, time. */
export const skeletonRow = style({
  ...rowGrid,
  alignItems: 'center',
  selectors: { '& + &': { borderBlockStart: line } },
});
export const skeletonIcon = style({ blockSize: '10px', clipPath: smallStarClipPath, background: color.borderSubtle });

/** Centred in the minimum height of the list. */
export const message = style({
  ...typeScale.small,
  display: 'grid',
  placeItems: 'center',
  gap: size.s4,
  minBlockSize: '100px',
  padding: size.s5,
  color: color.textMuted,
  textAlign: 'center',
});
export const error = style([message, { color: color.text }]);
/** The icon is at the first line of the text. */
export const errorText = style({ display: 'flex', gap: size.s3 });
export const errorIcon = style({
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  blockSize: '1lh',
  color: color.danger,
});
export const hiddenStatus = hidden;
