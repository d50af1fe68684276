import { globalStyle, style } from '@vanilla-extract/css';
import { hidden } from '../../layout/VisuallyHidden/VisuallyHidden.css.ts';
import { scrollShadow, scrollShadowSelector } from '../../utils/scrollShadow.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { type } from '../../theme/type.ts';
import { asCards, asTable, headHeight, line } from './columns.ts';

const { color, radius, size } = vars;

export const frame = style({
  containerType: 'inline-size',
  background: color.surface,
  border: line,
  borderRadius: radius.card,
  // Clipped and not hidden: the bar at its foot sticks to the window.
  overflow: 'clip',
  outline: 'none',
});

export const table = style({
  ...type.small,
  // The layers of what stays are the table's own business.
  isolation: 'isolate',
  inlineSize: '100%',
  // Collapsed borders do not travel with a head that stays.
  borderCollapse: 'separate',
  borderSpacing: 0,
  '@container': { [asCards]: { display: 'block' } },
  selectors: {
    '&[data-density="compact"]': { '@container': { [asTable]: { fontSize: type.caption.fontSize } } },
    // Rows come and go while it scrolls; its columns must not breathe with them.
    '&[data-frozen]': { '@container': { [asTable]: { tableLayout: 'fixed' } } },
  },
});
// A control that is reached by Tab must not lie under what stays. The region is a `section`: without that, every element of a
// page would be asked, and again whenever rows come and go.
globalStyle(`section:has(> ${table})`, { scrollPaddingBlockStart: headHeight });

// Cards are as tall as the window of a phone: cut between two of them, the list would look whole.
globalStyle(`section:has(> ${table})${scrollShadowSelector}`, { '@container': { [asCards]: scrollShadow } });

export const caption = hidden;
export const block = style({ '@container': { [asCards]: { display: 'block' } } });

export const foot = style({ padding: size.s5, display: 'grid', justifyItems: 'center' });
