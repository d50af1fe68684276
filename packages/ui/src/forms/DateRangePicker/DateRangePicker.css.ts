import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { color, size } = vars;

/** Both dates in one line, or below each other on a narrow screen. */
export const ends = style({
  display: 'flex',
  flex: '1 1 auto',
  flexWrap: 'wrap',
  alignItems: 'center',
  minInlineSize: 0,
  paddingInline: size.s5,
  columnGap: size.s3,
});
globalStyle(`${ends} > [role="group"], ${ends} > [role="presentation"]`, { flex: '0 0 auto', paddingInline: 0 });
export const separator = style({
  color: color.textMuted,
  selectors: { '[data-disabled] &': { color: color.textDisabled } },
  '@media': { '(forced-colors: active)': { selectors: { '[data-disabled] &': { color: 'GrayText' } } } },
});
