import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });
const when = (children: string) => `&:has(> :last-child:nth-child(${children}))`;

/** As many columns as divide the number of cards: no card is left over on a line of its own. */
export const grid = style({
  display: 'grid',
  gap: vars.size.s5,
  ...columns(2),
  '@media': {
    [from.medium]: {
      ...columns(3),
      selectors: { [when('4n')]: columns(4), [when('2')]: columns(2), [when('5')]: columns(5) },
    },
  },
});

// Two beside one another on a phone: the last of an odd number is as wide as both.
globalStyle(`${grid} > :last-child:nth-child(odd)`, {
  gridColumn: '1 / -1',
  '@media': { [from.medium]: { gridColumn: 'auto' } },
});
