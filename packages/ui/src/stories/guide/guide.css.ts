import { globalStyle, style } from '@vanilla-extract/css';
import { minWidth } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';

const { color, size, border, radius, font } = vars;

export const guide = style({ ...typeScale.body, color: color.text, paddingBlock: size.s7, maxInlineSize: '60rem' });

/** Text in one language. */
export const prose = style({});

// The guide is plain Markdown, so its elements get their styles here.
globalStyle(`${guide} h1`, { ...typeScale.h1, marginBlockEnd: size.s5 });
globalStyle(`${guide} h2`, { ...typeScale.h2, marginBlock: `${size.s10} ${size.s4}` });
globalStyle(`${guide} h3`, { ...typeScale.h3, marginBlock: `${size.s8} ${size.s3}` });
globalStyle(`${guide} :is(p, ul, ol) + :is(p, ul, ol)`, { marginBlockStart: size.s4 });
globalStyle(`${prose} > :is(p, ul, ol)`, { maxInlineSize: '40em' });
globalStyle(`${prose} > :is(ul, ol)`, { paddingInlineStart: size.s7 });
globalStyle(`${prose} > ul`, { listStyle: 'disc' });
globalStyle(`${prose} > ol`, { listStyle: 'decimal' });
globalStyle(`${prose} > :is(ul, ol) > li`, { marginBlockStart: size.s3, paddingInlineStart: size.s2 });
globalStyle(`${guide} li::marker`, { color: color.primary });
globalStyle(`${prose} > h1 + p`, { ...typeScale.bodyLg, color: color.textMuted });
globalStyle(`${prose} > blockquote`, {
  margin: 0,
  marginBlock: size.s6,
  paddingInlineStart: size.s6,
  borderInlineStart: `${border.focus} solid ${color.accent}`,
});
// Code is left to right inside an Arabic sentence.
globalStyle(`${guide}${guide} :not(pre) > code`, {
  direction: 'ltr',
  unicodeBidi: 'isolate',
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: '.9em',
  margin: 0,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  paddingInline: size.s2,
  background: color.sunken,
  borderRadius: radius.xs,
});
globalStyle(`${guide} .docblock-source`, { direction: 'ltr', marginBlock: size.s5 });
globalStyle(`${guide} table`, {
  inlineSize: '100%',
  borderCollapse: 'collapse',
  marginBlock: size.s5,
  fontSize: typeScale.small.fontSize,
  lineHeight: typeScale.small.lineHeight,
});
// A wide table scrolls on a phone, and code in it does not break.
globalStyle(`${prose} > table`, {
  display: 'block',
  overflowX: 'auto',
  '@media': { [minWidth.small]: { display: 'table' } },
});
globalStyle(`${guide}${guide} table code`, { overflowWrap: 'normal' });
globalStyle(`${guide} :is(th, td)`, {
  padding: `${size.s3} ${size.s4}`,
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: `${border.subtle} solid ${color.borderSubtle}`,
});
globalStyle(`${guide} thead th`, { background: color.sunken, fontWeight: 600 });
globalStyle(`${guide} kbd`, {
  direction: 'ltr',
  unicodeBidi: 'isolate',
  fontFamily: font.text,
  fontSize: '.9em',
  paddingInline: size.s3,
  border: `${border.subtle} solid ${color.borderStrong}`,
  borderBlockEndWidth: border.selected,
  borderRadius: radius.xs,
});

/** A live example between two paragraphs. */
export const demo = style({ marginBlock: size.s6 });

/** Scrolls a table that is wider than a phone. Its hidden texts have an absolute position, and would otherwise widen the page. */
export const scroller = style({ position: 'relative', overflowX: 'auto' });

/** Rows of one demonstration. */
export const rows = style({ display: 'grid', gap: size.s5 });

export const pairs = style({ display: 'grid', gap: size.s8, marginBlock: size.s6 });
export const pairTitle = style({ ...typeScale.h3 });
export const pairSides = style({
  display: 'grid',
  gap: size.s4,
  marginBlock: size.s4,
  '@media': { [minWidth.medium]: { gridTemplateColumns: '1fr 1fr' } },
});
export const side = style({
  minInlineSize: 0,
  padding: size.s5,
  background: color.surface,
  border: `${border.subtle} solid ${color.borderSubtle}`,
  borderRadius: radius.control,
});
export const wrong = style({ borderBlockStart: `${border.focus} solid ${color.danger}` });
export const right = style({ borderBlockStart: `${border.focus} solid ${color.success}` });
export const verdict = style({ ...typeScale.label, display: 'flex', alignItems: 'center', gap: size.s3 });
export const wrongText = style({ color: color.danger });
export const rightText = style({ color: color.success });
export const example = style({ ...typeScale.body, marginBlockStart: size.s4, overflow: 'hidden' });

export const samples = style({ display: 'flex', flexWrap: 'wrap', gap: size.s2 });
export const sample = style({
  ...typeScale.caption,
  display: 'inline-flex',
  gap: size.s3,
  justifyContent: 'space-between',
  minInlineSize: '8.5rem',
  padding: `${size.s1} ${size.s3}`,
  borderRadius: radius.xs,
  border: `${border.subtle} solid ${color.borderSubtle}`,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const track = style({
  position: 'relative',
  blockSize: size.s9,
  background: color.sunken,
  borderRadius: radius.pill,
});
export const movingDot = style({
  position: 'absolute',
  insetInlineStart: 0,
  blockSize: size.s9,
  inlineSize: size.s9,
  background: color.primary,
  borderRadius: radius.pill,
  transitionProperty: 'inset-inline-start',
});
export const atEnd = style({ insetInlineStart: `calc(100% - ${size.s9})` });

export const iconGrid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
  gap: size.s3,
  marginBlock: size.s5,
});
export const iconCell = style({
  display: 'flex',
  alignItems: 'center',
  gap: size.s3,
  minInlineSize: 0,
  padding: size.s3,
  overflowWrap: 'anywhere',
  background: color.surface,
  border: `${border.subtle} solid ${color.borderSubtle}`,
  borderRadius: radius.sm,
});

export const slider = style({ inlineSize: '100%', accentColor: color.primary, minBlockSize: vars.size.control });

/** The name of a file above its code. */
export const codeFileName = style({ ...typeScale.label, marginBlockStart: size.s6, color: color.textMuted });
globalStyle(`${codeFileName} + .docblock-source`, { marginBlockStart: size.s2 });

export const tokenGrid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: size.s3,
});
/** One token: its name, and an input for each theme. */
export const token = style({
  ...typeScale.small,
  display: 'flex',
  alignItems: 'center',
  gap: size.s3,
  minInlineSize: 0,
  padding: `${size.s2} ${size.s4}`,
  background: color.surface,
  border: `${border.subtle} solid ${color.borderSubtle}`,
  borderRadius: radius.sm,
});
export const tokenName = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const colorInput = style({
  blockSize: vars.size.control,
  inlineSize: '52px',
  padding: size.s1,
  background: color.surface,
  border: `${border.control} solid ${color.borderStrong}`,
  borderRadius: radius.control,
  cursor: 'pointer',
});
export const previews = style({
  display: 'grid',
  gap: size.s5,
  marginBlock: size.s6,
  '@media': { [minWidth.medium]: { gridTemplateColumns: '1fr 1fr' } },
});
/** The parts in one theme. Its variables are set on the element. */
export const preview = style({
  minInlineSize: 0,
  padding: size.s6,
  color: color.text,
  background: color.canvas,
  border: `${border.subtle} solid ${color.borderSubtle}`,
  borderRadius: radius.card,
});
/** A pair with too little contrast. */
export const failed = style({ outline: `${border.selected} solid ${color.danger}`, outlineOffset: '1px' });
