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
export const region = style({
  position: 'relative',
  maxBlockSize: size.summaryListViewport,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarGutter: 'stable',
  borderBlockStart: line,
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
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
  borderBlockStart: line,
});
