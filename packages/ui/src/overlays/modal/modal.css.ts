import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { minWidth, smallWindowQuery, zoomedPhoneQuery } from '../../theme/breakpoints.ts';
import { safeAreaInline } from '../../theme/safeArea.ts';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';

const { color, size, duration, easing } = vars;
const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });
const slideUp = keyframes({ from: { translate: '0 16px' } });
const slideOut = keyframes({ to: { translate: '0 8px', opacity: 0 } });
/** The inline padding of everything in a dialog. */
const paddingInline = { paddingInline: size.s7, '@media': { [zoomedPhoneQuery]: { paddingInline: size.s4 } } };

/**
 * Covers the page. Its content is in the area that an on-screen keyboard leaves free. Only the dimming fades in, so that the
 * content appears in the next frame.
 */
export const scrim = recipe({
  base: {
    position: 'fixed',
    inset: 0,
    display: 'grid',
    gridTemplateRows: 'var(--visual-viewport-height, 100%)',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '::before': {
      content: '',
      position: 'fixed',
      inset: 0,
      zIndex: -1,
      background: color.scrim,
      animation: `${fadeIn} ${duration.base} ${easing.enter}`,
    },
    selectors: {
      '&[data-exiting]::before': { animation: `${fadeOut} ${duration.fast} ${easing.exit} forwards` },
    },
  },
  variants: {
    layer: {
      // At the bottom on a phone, centred on larger screens.
      dialog: {
        zIndex: vars.layer.dialog,
        padding: `${size.s5} max(${size.s5}, ${safeAreaInline})`,
        paddingBlockEnd: `max(${size.s5}, env(safe-area-inset-bottom))`,
        boxSizing: 'border-box',
        justifyItems: 'center',
        alignItems: 'end',
        gridTemplateRows: `calc(var(--visual-viewport-height, 100dvh) - 2 * ${size.s5})`,
        '@media': { [zoomedPhoneQuery]: { paddingInline: size.s4 }, [minWidth.small]: { alignItems: 'center' } },
      },
      drawer: { zIndex: vars.layer.drawer },
    },
  },
});

// The scrim covers the whole window. `useScrollbarSpace` adds padding in place of the scrollbar.
globalStyle(':root[data-modal-open]', { scrollbarGutter: 'auto !important' });

/** The panel of a dialog. */
export const dialogPanel = recipe({
  base: {
    minInlineSize: 0,
    inlineSize: '100%',
    maxBlockSize: '100%',
    display: 'flex',
    background: color.raised,
    color: color.text,
    borderWidth: vars.border.subtle,
    borderStyle: 'solid',
    borderColor: color.borderSubtle,
    borderRadius: vars.radius.card,
    boxShadow: vars.elevation.e3,
    overflow: 'hidden',
    animation: `${slideUp} ${duration.slow} ${easing.enter}`,
    selectors: {
      '&[data-exiting]': { animation: `${slideOut} ${duration.fast} ${easing.exit} forwards` },
    },
  },
  variants: {
    size: {
      // Wide enough for both buttons of «المغادرة دون حفظ؟» on one line, in English too.
      small: { maxInlineSize: '460px' },
      medium: { maxInlineSize: '560px' },
      large: { maxInlineSize: '800px' },
      // As high as a phone, and at the top of a larger screen: the field at its start must not move when the results change.
      palette: {
        maxInlineSize: '640px',
        blockSize: '100%',
        '@media': { [minWidth.small]: { blockSize: 'auto', alignSelf: 'start', marginBlockStart: '8vh' } },
      },
    },
  },
});

/** Heading, scrollable body and buttons of a dialog. */
export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  maxBlockSize: '100%',
  outline: 'none',
  '@media': { [smallWindowQuery]: { overflowY: 'auto', overscrollBehavior: 'contain' } },
});
export const header = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: size.s4,
  paddingBlockStart: size.s6,
  paddingInlineStart: size.s7,
  paddingInlineEnd: size.s4,
  '@media': {
    // The title is on its own line below the close button, because words would break beside it.
    [zoomedPhoneQuery]: {
      flexWrap: 'wrap-reverse',
      justifyContent: 'flex-end',
      rowGap: 0,
      paddingBlockStart: size.s3,
      paddingInlineStart: size.s4,
    },
  },
});
export const title = style({
  ...typeScale.h3,
  minInlineSize: 0,
  paddingBlock: size.s3,
  overflowWrap: 'anywhere',
  '@media': { [zoomedPhoneQuery]: { flexBasis: '100%' } },
});
export const body = style({
  ...typeScale.body,
  ...paddingInline,
  minBlockSize: 0,
  paddingBlock: size.s3,
  paddingBlockEnd: size.s7,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '@media': {
    ...paddingInline['@media'],
    [smallWindowQuery]: { flexShrink: 0, overflowY: 'visible' },
  },
});

/** Cancel is first and the action last, at the end of the line. On a phone they share the width, and wrap if they are long. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: size.s4,
  ...paddingInline,
  paddingBlockEnd: size.s7,
});
globalStyle(`${actions} > *`, {
  flex: '1 1 0',
  minInlineSize: 'fit-content',
  '@media': { [minWidth.small]: { flex: '0 0 auto', minInlineSize: '7rem' } },
});
// Less padding, so that the pending label fits in half of the line.
globalStyle(`${actions} > :is(a, button)`, {
  '@media': { [`not all and ${minWidth.small}`]: { paddingInline: size.s4 } },
});
// A border below a scrolling body, where text is cut.
globalStyle(`${body}[tabindex] + ${actions}`, {
  paddingBlockStart: size.s5,
  borderBlockStart: `${vars.border.subtle} solid ${color.borderSubtle}`,
});
