import { recipe } from '@vanilla-extract/recipes';
import { minWidth } from '../../theme/breakpoints.ts';

export const twoColumns = recipe({
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'start' },
  variants: {
    ratio: {
      '1/1': { '@media': { [minWidth.large]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
      '7/5': { '@media': { [minWidth.large]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } } },
      '8/4': { '@media': { [minWidth.large]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)' } } },
    },
    align: { start: {}, center: { alignItems: 'center' }, stretch: { alignItems: 'stretch' } },
  },
});
