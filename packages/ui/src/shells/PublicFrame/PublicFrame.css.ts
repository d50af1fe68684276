import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { size } = vars;

/** As tall as the window, so that the footer of a short page stands at its foot. */
export const frame = style({ minBlockSize: '100vh', display: 'flex', flexDirection: 'column' });
export const main = style({
  flex: 1,
  minInlineSize: 0,
  paddingBlockStart: size.s7,
  paddingBlockEnd: size.s11,
  '@media': { [from.large]: { paddingBlockStart: size.s9, paddingBlockEnd: size.s12 } },
});
