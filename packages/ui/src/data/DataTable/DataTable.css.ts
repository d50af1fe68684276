import { globalStyle, style } from '@vanilla-extract/css';
import { hidden } from '../../layout/VisuallyHidden/VisuallyHidden.css.ts';
import { scrollShadow, scrollShadowSelector } from '../../utils/scrollShadow.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';
import { cardQuery, tableQuery, headerHeight, cellBorder } from './columns.ts';

const { color, radius, size } = vars;

export const root = style({
  containerType: 'inline-size',
  background: color.surface,
  border: cellBorder,
  borderRadius: radius.card,
  // `clip` instead of `hidden`, so that the bulk action bar sticks to the window.
  overflow: 'clip',
  outline: 'none',
});

export const table = style({
  ...typeScale.small,
  // Keeps the z-index of sticky cells inside the table.
  isolation: 'isolate',
  inlineSize: '100%',
  // Collapsed borders do not move with a sticky header.
  borderCollapse: 'separate',
  borderSpacing: 0,
  '@container': { [cardQuery]: { display: 'block' } },
  selectors: {
    '&[data-density="compact"]': { '@container': { [tableQuery]: { fontSize: typeScale.caption.fontSize } } },
    // Virtual rows come and go while scrolling; the column widths must not change.
    '&[data-fixed-widths]': { '@container': { [tableQuery]: { tableLayout: 'fixed' } } },
  },
});
// Keeps controls that are focused by Tab out from under the sticky header. The selector starts with `section`, because a
// universal `:has()` would be evaluated for every element, again whenever rows change.
globalStyle(`section:has(> ${table})`, { scrollPaddingBlockStart: headerHeight });

// A list cut exactly between two cards would look complete, so it gets a shade at its end.
globalStyle(`section:has(> ${table})${scrollShadowSelector}`, { '@container': { [cardQuery]: scrollShadow } });

export const caption = hidden;
export const blockInCards = style({ '@container': { [cardQuery]: { display: 'block' } } });

export const footer = style({ padding: size.s5, display: 'grid', justifyItems: 'center', textAlign: 'center' });
