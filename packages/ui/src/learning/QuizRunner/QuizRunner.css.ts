import { style } from '@vanilla-extract/css';
import { minWidth } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { type } from '../../theme/type.ts';

const { color, size } = vars;

export const runner = style({
  display: 'grid',
  gap: size.s5,
  inlineSize: '100%',
  maxInlineSize: '44rem',
  marginInline: 'auto',
});
/** What the map of questions opens under, once the quiz is marked. */
export const mapPlace = style({ position: 'relative' });
export const send = style({
  display: 'grid',
  gap: size.s4,
  paddingBlockStart: size.s4,
  '@media': {
    [minWidth.small]: { gridTemplateColumns: '1fr auto', alignItems: 'center' },
  },
});
export const open = style({ ...type.body, color: color.textMuted });
