import { globalStyle, style } from '@vanilla-extract/css';
import { minWidth, smallWindowQuery } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { tabBarHeight } from '../../utils/tabBarHeight.css.ts';

const { border, color, radius, size } = vars;
const height = '56px';
const phone = `not all and ${minWidth.medium}`;

export const root = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.sticky,
  // Above the home indicator of phones without a home button.
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  background: color.surface,
  borderBlockStart: `${border.subtle} solid ${color.borderSubtle}`,
  '@media': {
    // On a low window, such as a phone with an open keyboard, it would cover what is read or typed.
    [smallWindowQuery]: { position: 'static' },
    [minWidth.medium]: { display: 'none' },
    print: { display: 'none' },
  },
});

// Focused elements and floating ones stay above it. Without specificity, because a page may have another bar above this one.
globalStyle(`:where(:root:has(${root}))`, {
  '@media': {
    [phone]: {
      scrollPaddingBlockEnd: `calc(${tabBarHeight} + ${size.s5})`,
      vars: { [tabBarHeight]: `calc(${height} + ${border.subtle} + env(safe-area-inset-bottom))` },
    },
    [smallWindowQuery]: { scrollPaddingBlockEnd: 'auto', vars: { [tabBarHeight]: '0px' } },
  },
});

/** A long label takes more width than a short one. At 200 % zoom the entries wrap. */
export const list = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(min-content, 1fr)',
  '@media': { [smallWindowQuery]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-around' } },
});

export const entry = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '100%',
  minInlineSize: size.control,
  minBlockSize: height,
  paddingInline: size.s1,
  border: 0,
  background: 'none',
  color: color.textMuted,
  font: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outlineOffset: '-4px', borderRadius: radius.control },
    '&[aria-current]': { color: color.primary },
  },
  '@media': { '(hover: hover)': { selectors: { '&:hover': { color: color.text } } } },
});
/** The current entry has a pill behind its icon, not only another colour. */
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '48px',
  blockSize: '28px',
  borderRadius: radius.pill,
  selectors: { '[aria-current] > &': { background: color.primarySubtle } },
});
export const label = style({
  fontFamily: vars.font.text,
  fontSize: '.75rem',
  lineHeight: 1.5,
  whiteSpace: 'nowrap',
  selectors: { '[aria-current] > &': { fontWeight: 600 } },
  '@media': {
    '(forced-colors: active)': { selectors: { '[aria-current] > &': { textDecoration: 'underline' } } },
  },
});
