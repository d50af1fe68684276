import { keyframes, style } from '@vanilla-extract/css';
import { smallWindowQuery, zoomedPhoneQuery } from '../../theme/breakpoints.ts';
import { safeAreaInline } from '../../theme/safeArea.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, size, duration, easing } = vars;

const hiddenTransform = `translateX(calc(${vars.inlineSign} * -100%))`;
const slideIn = keyframes({ from: { transform: hiddenTransform } });
const slideOut = keyframes({ to: { transform: hiddenTransform } });

/** Slides in from the inline start. A part of the page stays visible, so that it can be pressed. */
export const panel = style({
  justifySelf: 'start',
  inlineSize: `calc(${size.drawer} + ${safeAreaInline})`,
  maxInlineSize: 'calc(100vw - 64px)',
  blockSize: '100%',
  background: color.raised,
  color: color.text,
  borderInlineEnd: `${vars.border.subtle} solid ${color.borderSubtle}`,
  boxShadow: vars.elevation.e3,
  animation: `${slideIn} ${duration.slow} ${easing.enter}`,
  selectors: {
    '&[data-exiting]': { animation: `${slideOut} ${duration.base} ${easing.exit} forwards` },
  },
  '@media': { [zoomedPhoneQuery]: { maxInlineSize: 'calc(100vw - 24px)' } },
});

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: `'header close' 'body body' 'footer footer'`,
  blockSize: '100%',
  boxSizing: 'border-box',
  paddingInlineStart: safeAreaInline,
  outline: 'none',
  '@media': {
    // The whole drawer scrolls, because a fixed header and footer would leave no room.
    [smallWindowQuery]: { gridTemplateRows: 'auto 1fr auto', overflowY: 'auto', overscrollBehavior: 'contain' },
  },
});
const headerRow = { minBlockSize: size.header, display: 'flex', alignItems: 'center' } as const;
/** First in the document, so first in the tab order; last in the visual line. */
export const close = style({ ...headerRow, gridArea: 'close', paddingInlineEnd: size.s4 });
export const header = style({ ...headerRow, gridArea: 'header', paddingInlineStart: size.s6, minInlineSize: 0 });
export const body = style({
  gridArea: 'body',
  overflowY: 'auto',
  // No inline padding, because a menu has its own.
  overscrollBehavior: 'contain',
  paddingBlockEnd: size.s7,
  '@media': { [smallWindowQuery]: { overflowY: 'visible' } },
});
export const footer = style({
  gridArea: 'footer',
  paddingBlockStart: size.s5,
  paddingInline: size.s6,
  paddingBlockEnd: `max(${size.s5}, env(safe-area-inset-bottom))`,
  borderBlockStart: `${vars.border.subtle} solid ${color.borderSubtle}`,
  '@media': { [zoomedPhoneQuery]: { paddingInline: size.gutter } },
});
