import { globalStyle, style } from '@vanilla-extract/css';
import { minWidth, zoomedPhone } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import * as stat from '../StatCard/StatCard.css.ts';

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });
const when = (children: string) => `&:has(> :last-child:nth-child(${children}))`;

/** As many columns as divide the number of cards: no card is left over on a line of its own. */
export const grid = style({
  display: 'grid',
  gap: vars.size.s5,
  ...columns(2),
  '@media': {
    [zoomedPhone]: columns(1),
    [minWidth.medium]: {
      ...columns(3),
      selectors: { [when('4n')]: columns(4), [when('2')]: columns(2), [when('5')]: columns(5) },
    },
  },
});

// Two beside one another on a phone: the last of an odd number is as wide as both.
const last = `${grid} > :last-child:nth-child(odd)`;
const phone = `not all and ${minWidth.medium}`;
globalStyle(last, { '@media': { [phone]: { gridColumn: '1 / -1' } } });
globalStyle(`${last} ${stat.value}`, { '@media': { [phone]: stat.asTwo.value } });
const narrowly = <Rule>(rule: Rule) => ({ '@media': { [phone]: { '@container': { [stat.narrowTwice]: rule } } } });
globalStyle(`${last} ${stat.card}`, narrowly(stat.asTwo.narrow.card));
globalStyle(`${last} ${stat.medal}`, narrowly(stat.asTwo.narrow.medal));
