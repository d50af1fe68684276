import { keyframes, style } from '@vanilla-extract/css';
import { smallWindow, zoomedPhone } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, size, duration, easing } = vars;

const away = `translateX(calc(${vars.inlineSign} * -100%))`;
const enter = keyframes({ from: { transform: away } });

/** Enters from the side where reading starts; a strip of the page stays in view beside it, to be pressed. */
export const panel = style({
  justifySelf: 'start',
  inlineSize: size.drawer,
  maxInlineSize: 'calc(100vw - 64px)',
  blockSize: '100%',
  background: color.raised,
  color: color.text,
  borderInlineEnd: `${vars.border.subtle} solid ${color.borderSubtle}`,
  boxShadow: vars.elevation.e3,
  animation: `${enter} ${duration.slow} ${easing.enter}`,
  selectors: {
    '&[data-exiting]': { transform: away, transition: `transform ${duration.base} ${easing.exit}` },
  },
  '@media': { [zoomedPhone]: { maxInlineSize: 'calc(100vw - 24px)' } },
});

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: `'header close' 'body body' 'footer footer'`,
  blockSize: '100%',
  outline: 'none',
  '@media': {
    // The whole drawer scrolls: between a header and a footer that stay there would be no room for what is in it.
    [smallWindow]: { gridTemplateRows: 'auto 1fr auto', overflowY: 'auto', overscrollBehavior: 'contain' },
  },
});
const bar = { minBlockSize: size.header, display: 'flex', alignItems: 'center' } as const;
/** First in the document and so first to be reached; last in the line to the eye. */
export const close = style({ ...bar, gridArea: 'close', paddingInlineEnd: size.s4 });
export const header = style({ ...bar, gridArea: 'header', paddingInlineStart: size.s6, minInlineSize: 0 });
export const body = style({
  gridArea: 'body',
  overflowY: 'auto',
  // No room at the sides: a menu hangs from the edge of the drawer, and brings its own.
  overscrollBehavior: 'contain',
  paddingBlockEnd: size.s7,
  '@media': { [smallWindow]: { overflowY: 'visible' } },
});
export const footer = style({
  gridArea: 'footer',
  paddingBlockStart: size.s5,
  paddingInline: size.s6,
  paddingBlockEnd: `max(${size.s5}, env(safe-area-inset-bottom))`,
  borderBlockStart: `${vars.border.subtle} solid ${color.borderSubtle}`,
  '@media': { [zoomedPhone]: { paddingInline: size.gutter } },
});
