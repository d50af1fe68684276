import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { cardQuery, cellBorder, tableQuery } from './columns.ts';

const { color, size } = vars;

export const row = style({
  background: color.sunken,
  '@container': { [cardQuery]: { display: 'block', borderBlockEnd: cellBorder } },
});
export const cell = style({
  padding: 0,
  '@container': {
    [cardQuery]: { display: 'block' },
    [tableQuery]: { selectors: { [`${row}:not(:last-child) > &`]: { borderBlockEnd: cellBorder } } },
  },
});
/** Stays in view while the columns scroll. */
export const content = style({
  padding: size.s5,
  '@container': { [tableQuery]: { position: 'sticky', insetInlineStart: 0, maxInlineSize: '100cqi' } },
});
/** The button of a row. In a card it is below the values, above the details. */
export const toggleCell = style({ '@container': { [cardQuery]: { order: 1 } } });
// The class of the cell has an alignment too.
globalStyle(`td${toggleCell}`, { '@container': { [cardQuery]: { alignItems: 'center' } } });
// The button has no visible edge, so its icon ends where the values end.
globalStyle(`${toggleCell} button`, { '@container': { [cardQuery]: { marginInlineEnd: `calc(-1 * ${size.s4})` } } });
