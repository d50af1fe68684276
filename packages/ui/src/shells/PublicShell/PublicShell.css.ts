import { style } from '@vanilla-extract/css';
import { minWidth } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { size } = vars;

/** At least as tall as the window, so that the footer of a short page is at the bottom. */
export const root = style({ minBlockSize: '100vh', display: 'flex', flexDirection: 'column' });
export const main = style({
  flex: 1,
  minInlineSize: 0,
  paddingBlockStart: size.s7,
  paddingBlockEnd: size.s11,
  '@media': { [minWidth.large]: { paddingBlockStart: size.s9, paddingBlockEnd: size.s12 } },
});
