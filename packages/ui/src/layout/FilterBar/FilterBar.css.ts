import { globalStyle, style } from '@vanilla-extract/css';
import { from, tall } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { headBar } from '../../utils/headBar.css.ts';

const { border, color, layer, size } = vars;

export const bar = style({
  display: 'grid',
  gap: size.s4,
  // Runs to the edges of its container, so that cards never show beside it.
  marginInline: `calc(${size.gutter} * -1)`,
  paddingInline: size.gutter,
  paddingBlock: size.s4,
  background: color.canvas,
  borderBlockEnd: `${border.subtle} solid ${color.borderSubtle}`,
  '@media': {
    // On a low window it scrolls away: there it would cover what has the focus.
    [tall]: {
      selectors: {
        '&:not([data-scrolls])': { position: 'sticky', insetBlockStart: size.header, zIndex: layer.sticky },
      },
    },
    [from.large]: { gridTemplateColumns: 'minmax(16rem, 22rem) minmax(0, 1fr)', alignItems: 'start', gap: size.s7 },
  },
});

export const part = style({ minInlineSize: 0 });

// What gets the focus stops under it.
globalStyle(`:root:has(${bar})`, {
  '@media': { [tall]: { scrollPaddingBlockStart: `calc(${size.header} + ${headBar} + ${size.s5})` } },
});
