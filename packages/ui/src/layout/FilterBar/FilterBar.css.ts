import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { border, color, layer, size } = vars;

export const bar = style({
  position: 'sticky',
  insetBlockStart: size.header,
  zIndex: layer.sticky,
  display: 'grid',
  gap: size.s4,
  // Runs to the edges of its container, so that cards never show beside it.
  marginInline: `calc(${size.gutter} * -1)`,
  paddingInline: size.gutter,
  paddingBlock: size.s4,
  background: color.canvas,
  borderBlockEnd: `${border.subtle} solid ${color.borderSubtle}`,
  '@media': {
    [from.large]: { gridTemplateColumns: 'minmax(16rem, 22rem) minmax(0, 1fr)', alignItems: 'start', gap: size.s7 },
  },
});

export const part = style({ minInlineSize: 0 });
