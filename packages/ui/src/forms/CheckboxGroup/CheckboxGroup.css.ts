import { style } from '@vanilla-extract/css';
import { matchParentStyle } from '../../utils/matchParentStyle.ts';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';

const { color, size } = vars;

export const options = style({ display: 'flex', flexDirection: 'column' });
/** The options below «select all» belong to it. */
export const indented = style({ paddingInlineStart: size.s7 });
/** Both lines align with the page, whatever their own direction. */
export const text = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0, ...matchParentStyle });
export const description = style({
  ...typeScale.small,
  color: color.textMuted,
  selectors: { '[data-disabled] &': { color: color.textDisabled } },
  '@media': { '(forced-colors: active)': { selectors: { '[data-disabled] &': { color: 'GrayText' } } } },
});
