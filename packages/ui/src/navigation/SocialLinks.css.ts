import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const list = style({ display: 'flex', flexWrap: 'wrap' });
export const item = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  color: 'inherit',
  borderRadius: vars.radius.pill,
  transition: `scale ${vars.duration.base} ${vars.easing.enter}`,
  '@media': { '(hover: hover)': { selectors: { '&:hover': { scale: 1.15 } } } },
});
