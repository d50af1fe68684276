import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { signedInSelector } from '../../utils/signedInSelector.ts';
import { typeScale } from '../../theme/typeScale.ts';

const { color, size } = vars;
/** A phone in portrait: the player is sticky while the list scrolls. */
const portraitPhone = '(max-width: 767px) and (min-height: 600px)';

// Container queries: in a narrow column it has the layout of a phone.
export const container = style({ containerType: 'inline-size' });
export const switcher = style({
  display: 'grid',
  gap: size.s6,
  alignItems: 'start',
  '@container': { '(min-width: 52rem)': { gridTemplateColumns: 'minmax(0, 1fr) 22rem' } },
});

export const player = style({
  display: 'grid',
  gap: size.s3,
  scrollMarginBlockStart: size.s4,
  '@media': {
    [portraitPhone]: {
      paddingBlockEnd: size.s3,
      background: color.canvas,
      // A cover has nothing to watch while the list scrolls.
      selectors: {
        '&:not([data-empty])': { position: 'sticky', insetBlockStart: size.header, zIndex: vars.layer.sticky },
      },
    },
  },
});
/** Our own player is higher there: on most phones it would leave no space for the list. */
export const mediaPlayer = style({
  '@media': {
    [`${portraitPhone} and (max-height: 899px)`]: {
      selectors: { '&:not(:has(iframe)):not([data-empty])': { position: 'static', paddingBlockEnd: 0 } },
    },
  },
});
export const nowPlaying = style({ ...typeScale.h3, overflowWrap: 'anywhere', outline: 'none' });

/** Without content it takes no space, unless space is reserved: a line of text and a switch below it. */
export const notice = style({
  display: 'contents',
  selectors: {
    [`${signedInSelector}, &[data-reserved]`]: {
      display: 'grid',
      alignItems: 'start',
      minBlockSize: `calc(${typeScale.body.lineHeight} * ${typeScale.body.fontSize} + ${size.s3} + ${size.control})`,
    },
  },
});

export const panel = style({
  containerType: 'inline-size',
  display: 'grid',
  background: color.surface,
  border: `${vars.border.subtle} solid ${color.borderSubtle}`,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
});
export const listHeading = style({
  ...typeScale.h3,
  paddingBlock: size.s4,
  paddingInline: size.s6,
  borderBlockEnd: `${vars.border.subtle} solid ${color.borderSubtle}`,
});
/** Width of the scrollbar; 0 for overlay scrollbars. */
const scrollbarWidth = '(100cqi - 100%)';
export const list = style({
  display: 'grid',
  gap: size.s1,
  paddingBlock: size.s3,
  // The same space on both sides, including the scrollbar.
  paddingInline: `max(${size.s3}, ${scrollbarWidth}) max(0px, ${size.s3} - ${scrollbarWidth})`,
});
// Keeps focused rows below the sticky player and its title.
globalStyle(`${list} button`, { '@media': { [portraitPhone]: { scrollMarginBlockStart: 'calc(56.25vw + 3rem)' } } });
