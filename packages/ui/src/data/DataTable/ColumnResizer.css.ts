import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { cardQuery, compactGap, tableQuery } from './columns.ts';
import { cellValue } from './TableRow.css.ts';
import { userSelectStyle } from '../../utils/userSelectStyle.ts';

const { border, color, size } = vars;
const handleWidth = size.s7;

/** At the end of the header cell, with a line in its middle. */
export const handle = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'grid',
  justifyItems: 'end',
  inlineSize: handleWidth,
  cursor: 'col-resize',
  touchAction: 'none',
  ...userSelectStyle('none'),
  selectors: {
    '&::after': {
      content: '',
      marginBlock: size.s4,
      borderInlineEnd: `${border.selected} solid ${color.borderStrong}`,
    },
    '&:is(:hover, :active)::after': { marginBlock: 0, borderColor: color.primary },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${border.focus})` },
  },
  '@media': { '(pointer: coarse)': { inlineSize: size.control } },
  '@container': { [cardQuery]: { display: 'none' } },
});
// The text of the header stays beside the handle.
globalStyle(`th:has(> ${handle})`, {
  '@container': { [tableQuery]: { paddingInlineEnd: handleWidth } },
});
globalStyle(`th:has(> ${handle})`, {
  '@media': { '(pointer: coarse)': { '@container': { [tableQuery]: { paddingInlineEnd: size.control } } } },
});

globalStyle('table[data-resized]', { '@container': { [tableQuery]: { tableLayout: 'fixed' } } });
globalStyle('table[data-resized] > thead > tr > th', {
  '@container': {
    [tableQuery]: {
      // A virtual table sets its own widths on the elements.
      inlineSize: 'var(--kh-column-width, 10rem) !important',
      minInlineSize: 0,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
  },
});
globalStyle('table[data-resized] > tbody > tr > :is(th, td)', {
  '@container': { [tableQuery]: { minInlineSize: 0, overflowWrap: 'anywhere', whiteSpace: 'normal' } },
});
// What cannot wrap, such as a badge, ends at its column. The padding leaves room for focus rings.
globalStyle(`table[data-resized] > tbody > tr > td > ${cellValue}`, {
  '@container': {
    [tableQuery]: {
      display: 'block',
      paddingInline: compactGap,
      marginInline: `calc(-1 * ${compactGap})`,
      overflowX: 'clip',
    },
  },
});
