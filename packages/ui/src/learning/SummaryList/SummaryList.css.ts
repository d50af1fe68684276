import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';
import { signedInSelector } from '../../utils/signedInSelector.ts';

const { color, size, border } = vars;
const line = `${border.subtle} solid ${color.borderSubtle}`;

export const panel = style({
  containerType: 'inline-size',
  display: 'grid',
  background: color.surface,
  border: line,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
});
export const panelHeader = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: size.s3,
  minBlockSize: '68px',
  paddingBlock: size.s4,
  paddingInline: size.s6,
  selectors: { '&:has(+ section)': { borderBlockEnd: line } },
});
export const heading = style(typeScale.h3);
/** A locked summary is a button, so that pressing it can explain why. */
export const lockedButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: size.s3,
  maxInlineSize: '100%',
  // 44 px high with one line, and the same padding with two.
  paddingBlock: '10px',
  paddingInline: 0,
  textAlign: 'start',
  color: color.text,
  background: 'transparent',
  border: 'none',
  borderRadius: vars.radius.xs,
  cursor: 'pointer',
});
export const lockedTitle = style({ ...typeScale.label, display: 'block', overflowWrap: 'anywhere' });
export const lockedLabel = style({
  ...typeScale.caption,
  display: 'block',
  fontWeight: 600,
  color: color.textMuted,
  // It is not known yet whether the user has the course. The title does not move.
  selectors: { [signedInSelector]: { visibility: 'hidden' } },
});
export const list = style({
  display: 'grid',
  // Rows align with the heading: the width of the scrollbar is taken from the padding.
  paddingInline: `${size.s6} max(0px, ${size.s6} - (100cqi - 100%))`,
});
export const item = style({
  display: 'grid',
  gap: size.s4,
  paddingBlock: size.s5,
  selectors: { '& + &': { borderBlockStart: line } },
});
const thumbnailWidth = '60px';
const thumbnailHeight = '80px';
export const itemHeader = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    // On a narrow phone the buttons go below the text rather than leave a word per line.
    flexWrap: 'wrap',
    alignItems: 'start',
    justifyContent: 'space-between',
    gap: size.s3,
  },
  variants: {
    hasThumbnail: {
      true: { minBlockSize: thumbnailHeight, paddingInlineStart: `calc(${thumbnailWidth} + ${size.s3})` },
      false: {},
    },
  },
});
/** Inside the link, so that pressing it opens the file, but placed beside the title and the author. */
export const thumbnail = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: thumbnailWidth,
  blockSize: thumbnailHeight,
  overflow: 'hidden',
  color: color.textMuted,
  background: color.sunken,
  border: line,
  borderRadius: vars.radius.xs,
});
export const thumbnailImage = style({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
export const itemButtons = style({ display: 'flex', flexShrink: 0, marginInlineStart: 'auto' });
export const itemText = style({
  display: 'grid',
  justifyItems: 'start',
  flex: '1 1 7rem',
  gap: size.s2,
  minInlineSize: 0,
});
export const author = style({
  ...typeScale.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: size.s3,
  color: color.textMuted,
  overflowWrap: 'anywhere',
});
export const reported = style({
  ...typeScale.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: size.s3,
  color: color.textMuted,
});
export const empty = style({
  ...typeScale.body,
  paddingBlock: size.s7,
  paddingInline: size.s6,
  color: color.textMuted,
  selectors: { [`${panelHeader} + &`]: { borderBlockStart: line } },
});
