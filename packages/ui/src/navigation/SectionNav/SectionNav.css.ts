import { globalStyle, style } from '@vanilla-extract/css';
import { minWidth } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';

const { border, color, size } = vars;

export const nav = style({
  display: 'none',
  '@media': {
    [`screen and ${minWidth.large}`]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: size.header,
      zIndex: vars.layer.sticky,
      background: color.canvas,
      borderBlockEnd: `${border.subtle} solid ${color.borderSubtle}`,
    },
  },
});
// Focused elements and link targets scroll to a place below the bar.
globalStyle(`:root:has(${nav})`, {
  '@media': {
    [`screen and ${minWidth.large}`]: {
      scrollPaddingBlockStart: `calc(${size.header} + ${size.controlLarge} + ${size.s5})`,
    },
  },
});
export const list = style({ display: 'flex', flexWrap: 'wrap', columnGap: size.s2 });
export const link = style({
  ...typeScale.small,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.controlLarge,
  paddingInline: size.s4,
  color: color.textMuted,
  textDecoration: 'none',
  // Overlaps the border of the bar.
  marginBlockEnd: `calc(${border.subtle} * -1)`,
  borderBlockEnd: `${border.selected} solid transparent`,
  selectors: {
    '&[aria-current]': { color: color.primary, fontWeight: 600, borderBlockEndColor: color.primary },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${border.focus})` },
  },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover': { color: color.text } } },
    '(forced-colors: active)': {
      selectors: {
        // Forced colours would show the transparent border.
        '&:not([aria-current])': { borderBlockEndStyle: 'none' },
        '&[aria-current]': { textDecoration: 'underline', borderBlockEndColor: 'Highlight' },
      },
    },
  },
});
