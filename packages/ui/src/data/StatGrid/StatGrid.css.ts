import { globalStyle, style } from '@vanilla-extract/css';
import { minWidth, zoomedPhoneQuery } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import * as stat from '../StatCard/StatCard.css.ts';

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });
const hasChildCount = (children: string) => `&:has(> :last-child:nth-child(${children}))`;

/** The number of columns divides the number of cards, so that no card is alone on a line. */
export const grid = style({
  display: 'grid',
  gap: vars.size.s5,
  ...columns(2),
  '@media': {
    [zoomedPhoneQuery]: columns(1),
    [minWidth.medium]: {
      ...columns(3),
      selectors: {
        [hasChildCount('4n')]: columns(4),
        [hasChildCount('2')]: columns(2),
        [hasChildCount('5')]: columns(5),
      },
    },
  },
});

// Two columns on a phone; the last card of an odd number takes both.
const lastOddCard = `${grid} > :last-child:nth-child(odd)`;
const phoneQuery = `not all and ${minWidth.medium}`;
globalStyle(lastOddCard, { '@media': { [phoneQuery]: { gridColumn: '1 / -1' } } });
globalStyle(`${lastOddCard} ${stat.value}`, { '@media': { [phoneQuery]: stat.doubleWidthCardRules.value } });
const narrowPhoneOnly = <Rule>(rule: Rule) => ({
  '@media': { [phoneQuery]: { '@container': { [stat.narrowDoubleWidthCardQuery]: rule } } },
});
globalStyle(`${lastOddCard} ${stat.card}`, narrowPhoneOnly(stat.doubleWidthCardRules.narrow.card));
globalStyle(`${lastOddCard} ${stat.iconBadge}`, narrowPhoneOnly(stat.doubleWidthCardRules.narrow.iconBadge));
