import { style } from '@vanilla-extract/css';
import { minWidth } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';

const { color, size } = vars;

export const root = style({
  display: 'grid',
  gap: size.s5,
  inlineSize: '100%',
  maxInlineSize: '44rem',
  marginInline: 'auto',
});
/** Positions the question map of a marked quiz. */
export const mapContainer = style({ position: 'relative' });
export const submitBar = style({
  display: 'grid',
  gap: size.s4,
  paddingBlockStart: size.s4,
  '@media': {
    [minWidth.small]: { gridTemplateColumns: '1fr auto', alignItems: 'center' },
  },
});
export const unansweredText = style({ ...typeScale.body, color: color.textMuted });
