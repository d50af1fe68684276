import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';
import { cardQuery } from './columns.ts';

const { border, color, size } = vars;

/** Below the rows, so that nothing shifts when the first one is selected. Sticks to the bottom of the window. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  // Also with hinted fonts, which are wider, the count and one action fit beside each other on a phone.
  gap: `${size.s3} ${size.s2}`,
  paddingBlock: size.s3,
  // The clear button is below the checkboxes.
  paddingInlineStart: size.s3,
  paddingInlineEnd: size.s5,
  background: color.primarySubtle,
  color: color.onPrimarySubtle,
  borderBlockStart: `${border.subtle} solid ${color.borderSubtle}`,
  selectors: { '&[data-empty]': { padding: 0, border: 0 } },
  vars: { [size.controlDense]: size.control },
});
/** Its text wraps before the buttons do. */
export const count = style({ ...typeScale.label, fontVariantNumeric: 'tabular-nums', flex: '1 1 3rem' });
/** Beside the count; with cards on its own line. */
export const selectAllSlot = style({
  selectors: { '&:empty': { display: 'none' } },
  '@container': { [cardQuery]: { order: 1, flexBasis: '100%' } },
});
/** Away from the checkboxes: on a phone the bar covers the next card, and a tap meant for a checkbox must not hit an action. */
export const actionsSlot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: size.s3,
  marginInlineStart: 'auto',
});
