import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { footBar } from '../../utils/footBar.css.ts';

const { border, color, layer, size } = vars;
const gap = size.s8;

export const frame = style({ display: 'flow-root' });

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap,
  '@media': {
    [from.large]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' },
  },
});

export const head = style({ minInlineSize: 0, '@media': { [from.large]: { gridArea: '1 / 1' } } });

export const body = style({ minInlineSize: 0, '@media': { [from.large]: { gridArea: '2 / 1' } } });

export const aside = style({
  minInlineSize: 0,
  '@media': {
    [from.large]: {
      gridArea: '1 / 2 / span 2',
      alignSelf: 'start',
      position: 'sticky',
      insetBlockStart: `calc(${size.header} + ${size.s7})`,
    },
  },
});

/** Sticks to the foot of the screen and comes to rest where the page's content ends, so the footer is never covered. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layer.sticky,
  marginBlockStart: gap,
  marginInline: `calc(${size.gutter} * -1)`,
  paddingBlock: size.s4,
  paddingInline: size.gutter,
  // Above the home indicator of a phone without buttons.
  paddingBlockEnd: `max(${size.s4}, env(safe-area-inset-bottom))`,
  background: color.raised,
  borderBlockStart: `${border.subtle} solid ${color.borderSubtle}`,
  '@media': { [from.large]: { display: 'none' } },
});

// What gets the focus, and what floats over the page, as the way back to its top, keeps off the bar.
globalStyle(`:root:has(${bar})`, {
  '@media': {
    [`not all and ${from.large}`]: {
      scrollPaddingBlockEnd: `calc(${footBar} + ${size.s10})`,
      vars: { [footBar]: `calc(${size.control} + 2 * ${size.s4})` },
    },
  },
});
