import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { type } from '../../theme/type.ts';

const { color, size, border } = vars;
const line = `${border.subtle} solid ${color.borderSubtle}`;

export const panel = style({
  display: 'grid',
  background: color.surface,
  border: line,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: size.s3,
  minBlockSize: '68px',
  paddingBlock: size.s4,
  paddingInline: size.s6,
});
export const heading = style(type.h3);
/** A locked summary is a button too: it can be found, and pressing it says what to do. */
export const locked = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: size.s3,
  maxInlineSize: '100%',
  minBlockSize: size.control,
  padding: 0,
  textAlign: 'start',
  color: color.text,
  background: 'transparent',
  border: 'none',
  borderRadius: vars.radius.xs,
  cursor: 'pointer',
});
export const lockedTitle = style({ ...type.label, display: 'block', overflowWrap: 'anywhere' });
export const lockedWord = style({ ...type.caption, display: 'block', fontWeight: 600, color: color.textMuted });
export const region = style({
  position: 'relative',
  maxBlockSize: size.summaryListViewport,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarGutter: 'stable',
  selectors: {
    [`${head} + &`]: { borderBlockStart: line },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});
export const list = style({ display: 'grid' });
export const item = style({
  display: 'grid',
  gap: size.s4,
  paddingBlock: size.s5,
  paddingInline: size.s6,
  selectors: { '& + &': { borderBlockStart: line } },
});
export const words = style({ display: 'grid', justifyItems: 'start', gap: size.s2 });
export const author = style({
  ...type.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: size.s3,
  color: color.textMuted,
  overflowWrap: 'anywhere',
});
export const empty = style({
  ...type.body,
  paddingBlock: size.s7,
  paddingInline: size.s6,
  color: color.textMuted,
  selectors: { [`${head} + &`]: { borderBlockStart: line } },
});
