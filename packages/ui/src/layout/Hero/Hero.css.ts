import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { type } from '../../theme/type.ts';

const { color, easing, radius, size } = vars;

export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: size.s8,
  alignItems: 'center',
  paddingBlockEnd: size.s5,
  '@media': {
    [from.large]: { gridTemplateColumns: '7fr 5fr', gap: size.s11, paddingBlockEnd: size.s8 },
  },
});

export const words = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: size.s5 });
export const title = style(type.display);
export const text = style([type.bodyLg, { color: color.textMuted, maxInlineSize: size.measure }]);
export const action = style({ marginBlockStart: size.s3 });

/** Three pieces of cloth beside one another, cut as one: the corner where reading ends is the signature. */
export const art = style({
  display: 'grid',
  gridTemplateColumns: '3fr 2fr',
  gridTemplateRows: '1fr 1fr',
  gap: size.s3,
  overflow: 'hidden',
  aspectRatio: '16 / 9',
  borderRadius: radius.card,
  // On a phone the pieces are small, and so is the curve.
  borderEndEndRadius: size.s11,
  '@media': { [from.large]: { aspectRatio: '5 / 4', borderRadius: radius.hero, borderEndEndRadius: radius.signature } },
});

/** Seen from the first moment, so that it holds nothing back. */
const settle = keyframes({ from: { scale: 0.94 } });

export const piece = style({
  minBlockSize: 0,
  minInlineSize: 0,
  selectors: {
    '&:first-child': { gridRow: 'span 2' },
    '[data-entering] > &': {
      '@media': { '(prefers-reduced-motion: no-preference)': { animation: `${settle} .9s ${easing.enter}` } },
    },
  },
});
// A cover brings its own shape; here the frame gives it.
globalStyle(`${piece} > div`, { inlineSize: '100%', blockSize: '100%', aspectRatio: 'auto', borderRadius: 0 });
