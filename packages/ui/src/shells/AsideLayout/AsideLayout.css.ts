import { globalStyle, style } from '@vanilla-extract/css';
import { minWidth } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { bottomBarHeight } from '../../utils/bottomBarHeight.css.ts';
import { tabBarHeight } from '../../utils/tabBarHeight.css.ts';

const { border, color, layer, size } = vars;
const gap = size.s8;

export const root = style({ display: 'flow-root' });

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap,
  '@media': {
    [minWidth.large]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' },
  },
});

export const header = style({ minInlineSize: 0, '@media': { [minWidth.large]: { gridArea: '1 / 1' } } });

export const body = style({ minInlineSize: 0, '@media': { [minWidth.large]: { gridArea: '2 / 1' } } });

export const aside = style({
  minInlineSize: 0,
  '@media': {
    [minWidth.large]: {
      gridArea: '1 / 2 / span 2',
      alignSelf: 'start',
      position: 'sticky',
      insetBlockStart: `calc(${size.header} + ${size.s7})`,
    },
  },
});

/** Sticks to the bottom of the window until the page content ends, so it never covers the footer. */
export const bottomBar = style({
  position: 'sticky',
  insetBlockEnd: tabBarHeight,
  zIndex: layer.sticky,
  marginBlockStart: gap,
  marginInline: `calc(${size.gutter} * -1)`,
  paddingBlock: size.s4,
  paddingInline: size.gutter,
  // Above the home indicator of phones without a home button, unless the tab bar is below.
  paddingBlockEnd: `max(${size.s4}, env(safe-area-inset-bottom) - ${tabBarHeight})`,
  background: color.raised,
  borderBlockStart: `${border.subtle} solid ${color.borderSubtle}`,
  '@media': { [minWidth.large]: { display: 'none' } },
});

// Keeps focused elements and floating buttons, such as “scroll to top”, above the bar.
globalStyle(`:root:has(${bottomBar})`, {
  '@media': {
    [`not all and ${minWidth.large}`]: {
      scrollPaddingBlockEnd: `calc(${bottomBarHeight} + ${tabBarHeight} + ${size.s10})`,
      vars: { [bottomBarHeight]: `calc(${size.control} + 2 * ${size.s4})` },
    },
  },
});
