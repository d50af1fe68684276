import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { minWidth } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';

const { color, easing, radius, size } = vars;

export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: size.s8,
  alignItems: 'center',
  paddingBlockEnd: size.s5,
  '@media': {
    [minWidth.large]: { gridTemplateColumns: '7fr 5fr', gap: size.s11, paddingBlockEnd: size.s8 },
  },
});

export const content = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: size.s5 });
// Not larger: on a phone of 360 px, the Arabic text of the home page then has one line more until its font has loaded.
export const description = style([typeScale.body, { color: color.textMuted, maxInlineSize: size.measure }]);
export const action = style({ marginBlockStart: size.s3 });

/** Three pieces with one common outline. The corner at the end of the line is the signature curve. */
export const art = style({
  display: 'grid',
  gridTemplateColumns: '3fr 2fr',
  gridTemplateRows: '1fr 1fr',
  gap: size.s3,
  overflow: 'hidden',
  aspectRatio: '16 / 9',
  borderRadius: radius.card,
  // Smaller on a phone.
  borderEndEndRadius: size.s11,
  '@media': {
    [minWidth.large]: { aspectRatio: '5 / 4', borderRadius: radius.hero, borderEndEndRadius: radius.signature },
  },
});

/** Visible from the first frame, so that it does not delay the largest contentful paint. */
const settleAnimation = keyframes({ from: { scale: 0.94 } });

export const artPiece = style({
  minBlockSize: 0,
  minInlineSize: 0,
  selectors: {
    '&:first-child': { gridRow: 'span 2' },
    '[data-entering] > &': {
      '@media': { '(prefers-reduced-motion: no-preference)': { animation: `${settleAnimation} .9s ${easing.enter}` } },
    },
  },
});
// The frame sets the shape here, not the cover.
globalStyle(`${artPiece} > div`, { inlineSize: '100%', blockSize: '100%', aspectRatio: 'auto', borderRadius: 0 });
