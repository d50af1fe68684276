import { style } from '@vanilla-extract/css';
import { minWidth } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 270px), 1fr))',
  gap: vars.size.s7,
});
export const fourColumnList = style([
  list,
  {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [minWidth.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [minWidth.large]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: vars.size.s6 },
    },
  },
]);
export const item = style({ minInlineSize: 0 });
