import { globalStyle, style } from '@vanilla-extract/css';
import { minWidth } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';

const { border, color, radius, size } = vars;

export const article = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: size.s10,
  rowGap: size.s8,
  inlineSize: '100%',
  maxInlineSize: size.container,
  marginInline: 'auto',
  paddingInline: size.gutter,
  '@media': {
    [minWidth.large]: { gridTemplateColumns: 'minmax(0, 38em) minmax(0, 18rem)', justifyContent: 'space-between' },
  },
});

export const header = style({ display: 'grid', gap: size.s4, '@media': { [minWidth.large]: { gridColumn: 1 } } });
export const lastUpdated = style({ ...typeScale.small, color: color.textMuted });

/** Before the text on a phone; sticky beside the text on a wide screen. */
export const contents = style({
  padding: size.s6,
  background: color.surface,
  border: `${border.subtle} solid ${color.borderSubtle}`,
  borderRadius: radius.card,
  '@media': {
    [minWidth.large]: {
      gridColumn: 2,
      gridRow: '1 / span 2',
      alignSelf: 'start',
      position: 'sticky',
      insetBlockStart: `calc(${size.header} + ${size.s7})`,
      maxBlockSize: `calc(100vh - ${size.header} - 2 * ${size.s7})`,
      overflowY: 'auto',
    },
    print: { display: 'none' },
  },
});
export const contentsTitle = style({ ...typeScale.label, marginBlockEnd: size.s3 });
export const contentsList = style({ display: 'grid' });
export const contentsLink = style({
  ...typeScale.small,
  display: 'flex',
  gap: size.s3,
  paddingBlock: size.s2,
  color: color.link,
  textDecoration: 'none',
  borderRadius: radius.xs,
  // Tall enough for touch; with a mouse on a wide screen the lines stay close.
  minBlockSize: size.control,
  alignItems: 'center',
  '@media': {
    '(hover: hover)': { selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '.25em' } } },
    [`${minWidth.large} and (pointer: fine)`]: { minBlockSize: 0 },
  },
});
export const number = style({ flexShrink: 0, minInlineSize: '1.5em', fontVariantNumeric: 'tabular-nums' });

export const body = style({ display: 'grid', gap: size.s9, minInlineSize: 0 });
export const section = style({ display: 'grid', gap: size.s4 });
export const title = style({
  ...typeScale.h3,
  display: 'flex',
  gap: size.s3,
  // In print, the title stays with its section.
  breakAfter: 'avoid',
  scrollMarginBlockStart: `calc(${size.header} + ${size.s7})`,
});
export const paragraph = style({ ...typeScale.body, textWrap: 'pretty' });
export const list = style({ display: 'grid', gap: size.s3, paddingInlineStart: '1.5em' });
export const listItem = style({
  ...typeScale.body,
  textWrap: 'pretty',
  listStyle: 'disc',
  selectors: { '&::marker': { color: color.primary } },
});

// In print: only the text, black on white, with the addresses of its links.
globalStyle(`:root:has(${article}) :has(> main) > :not(main)`, { '@media': { print: { display: 'none' } } });
globalStyle(`:root:has(${article}), :root:has(${article}) body`, {
  '@media': { print: { colorScheme: 'light', background: 'Canvas' } },
});
globalStyle(`${article} *`, { '@media': { print: { color: 'CanvasText', orphans: 3, widows: 3 } } });
globalStyle(`${body} a[href^="http"]::after`, { '@media': { print: { content: '" (" attr(href) ")"' } } });
