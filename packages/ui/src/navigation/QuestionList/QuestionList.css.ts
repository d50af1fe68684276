import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';
import { disclosureStyles } from '../../utils/disclosureStyles.ts';

const { border, color, duration, easing, size } = vars;

/** One card around all questions. */
export const root = style(disclosureStyles.container);
export const item = style({});
globalStyle(`${item} + ${item}`, { borderBlockStart: `${border.subtle} solid ${color.borderSubtle}` });
export const summary = style({
  ...disclosureStyles.trigger,
  // Hides the marker of the browser; Safari has its own.
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': disclosureStyles.triggerFocused,
  },
  '@media': { '(hover: hover)': { selectors: { '&:hover': { background: color.canvas } } } },
});
export const question = style({ ...typeScale.h3, flex: 1, minInlineSize: 0, margin: 0, overflowWrap: 'anywhere' });
export const arrow = style({
  display: 'inline-flex',
  alignItems: 'center',
  blockSize: '1lh',
  color: color.textMuted,
  transition: `rotate ${duration.base} ${easing.enter}`,
  selectors: { [`${item}[open] &`]: { rotate: '180deg' } },
});
export const answer = style({ ...disclosureStyles.panel, maxInlineSize: `calc(${size.measure} + 2 * ${size.s6})` });
