import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { size } = vars;

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: size.s6,
});
export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${size.s2} ${size.s5}`,
});
