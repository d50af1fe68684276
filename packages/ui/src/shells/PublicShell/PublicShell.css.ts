import { style } from '@vanilla-extract/css';
import { minWidth } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { size } = vars;

export const main = style({
  // The footer starts below the window. The browser paints a document while it arrives: a footer at the bottom of the window
  // would move up with each part of it.
  minBlockSize: `calc(100svh - ${size.header})`,
  paddingBlockStart: size.s7,
  paddingBlockEnd: size.s11,
  '@media': { [minWidth.large]: { paddingBlockStart: size.s9, paddingBlockEnd: size.s12 } },
});
