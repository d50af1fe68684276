import { globalStyle, style } from '@vanilla-extract/css';
import { minWidth, tallWindowQuery } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { stickyBarHeight } from '../../utils/stickyBarHeight.css.ts';

const { border, color, layer, size } = vars;

export const filterBar = style({
  display: 'grid',
  gap: size.s4,
  // As wide as its container, so that cards do not show beside it.
  marginInline: `calc(${size.gutter} * -1)`,
  paddingInline: size.gutter,
  paddingBlock: size.s4,
  background: color.canvas,
  borderBlockEnd: `${border.subtle} solid ${color.borderSubtle}`,
  '@media': {
    // In a low window it scrolls away, because it would cover the focused element.
    [tallWindowQuery]: {
      selectors: {
        '&:not([data-scrolls])': { position: 'sticky', insetBlockStart: size.header, zIndex: layer.sticky },
      },
    },
    [minWidth.large]: { gridTemplateColumns: 'minmax(16rem, 22rem) minmax(0, 1fr)', alignItems: 'start', gap: size.s7 },
  },
});

export const slot = style({ minInlineSize: 0 });

// Focused elements scroll to a place below the bar.
globalStyle(`:root:has(${filterBar})`, {
  '@media': {
    [tallWindowQuery]: { scrollPaddingBlockStart: `calc(${size.header} + ${stickyBarHeight} + ${size.s5})` },
  },
});
