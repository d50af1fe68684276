import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { type } from '../../theme/type.ts';
import { asCards } from './columns.ts';

const { border, color, size } = vars;

/** Under the rows, so that nothing moves when the first one is chosen; at the foot of the window when that is higher. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: size.s3,
  paddingBlock: size.s3,
  paddingInline: size.s5,
  background: color.primarySubtle,
  color: color.onPrimarySubtle,
  borderBlockStart: `${border.subtle} solid ${color.borderSubtle}`,
  selectors: { '&[data-empty]': { padding: 0, border: 0 } },
  '@container': { [asCards]: { vars: { [size.controlDense]: size.control } } },
});
export const count = style({
  ...type.label,
  fontVariantNumeric: 'tabular-nums',
  marginInlineEnd: 'auto',
  // It wraps, so that the way back stands beside it.
  '@container': { [asCards]: { flex: '1 1 0' } },
});
/** Under cards they fill a line of their own. */
export const actions = style({
  display: 'contents',
  '@container': { [asCards]: { display: 'flex', flexWrap: 'wrap', gap: size.s3, flexBasis: '100%' } },
});
globalStyle(`${actions} > *`, { '@container': { [asCards]: { flex: '1 1 auto' } } });
