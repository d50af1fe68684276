import { style } from '@vanilla-extract/css';
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
  // The way back stands under the boxes.
  paddingInlineStart: size.s3,
  paddingInlineEnd: size.s5,
  background: color.primarySubtle,
  color: color.onPrimarySubtle,
  borderBlockStart: `${border.subtle} solid ${color.borderSubtle}`,
  selectors: { '&[data-empty]': { padding: 0, border: 0 } },
  vars: { [size.controlDense]: size.control },
});
/** Wraps before the buttons do. */
export const count = style({ ...type.label, fontVariantNumeric: 'tabular-nums', flex: '1 1 4rem' });
/** Beside the count; under cards on a line of its own, so that the count and the action stay on theirs. */
export const scope = style({
  selectors: { '&:empty': { display: 'none' } },
  '@container': { [asCards]: { order: 1, flexBasis: '100%' } },
});
/** Away from the boxes: on a phone the bar lies over the next card, and a finger on its way there must not meet an action. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: size.s3,
  marginInlineStart: 'auto',
});
