import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const divider = style({
  margin: 0,
  border: 0,
  borderBlockStart: `${vars.border.subtle} solid ${vars.color.borderSubtle}`,
  inlineSize: '100%',
});
