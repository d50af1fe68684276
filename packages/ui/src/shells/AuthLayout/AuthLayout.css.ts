import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { border, color, radius, size } = vars;

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 30rem)',
  justifyContent: 'center',
  paddingBlock: size.s7,
  '@media': {
    [from.large]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gap: size.s8,
      paddingBlock: size.s9,
      minBlockSize: 'min(44rem, 80vh)',
    },
  },
});

/** On a phone the page itself is the card: an edge around all there is would only take room. */
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: size.s7,
  minInlineSize: 0,
  '@media': {
    [from.small]: {
      padding: size.s8,
      background: color.surface,
      border: `${border.subtle} solid ${color.borderSubtle}`,
      borderRadius: radius.card,
      boxShadow: vars.elevation.e2,
    },
    [from.large]: { padding: size.s10 },
  },
});

export const panel = style({
  position: 'relative',
  display: 'none',
  overflow: 'hidden',
  borderRadius: radius.hero,
  borderEndEndRadius: radius.signature,
  '@media': { [from.large]: { display: 'block' } },
  // A hem: linen pieces on the linen page would leave the cloth without an edge.
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    border: `${size.s3} solid ${color.accent}`,
    borderRadius: 'inherit',
    pointerEvents: 'none',
  },
});
// A cover brings its own proportions; the panel is as tall as the form beside it.
globalStyle(`${panel} > div`, { blockSize: '100%', aspectRatio: 'auto' });
