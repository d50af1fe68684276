import { globalStyle, style } from '@vanilla-extract/css';
import { minWidth } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { border, color, radius, size } = vars;

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 30rem)',
  justifyContent: 'center',
  paddingBlock: size.s7,
  '@media': {
    [minWidth.large]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gap: size.s8,
      paddingBlock: size.s9,
      minBlockSize: 'min(44rem, 80vh)',
    },
  },
});

/** On a phone there is no border, because the form is the whole page. */
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: size.s7,
  minInlineSize: 0,
  '@media': {
    [minWidth.small]: {
      padding: size.s8,
      background: color.surface,
      border: `${border.subtle} solid ${color.borderSubtle}`,
      borderRadius: radius.card,
      boxShadow: vars.elevation.e2,
    },
    [minWidth.large]: { padding: size.s10 },
  },
});

export const panel = style({
  position: 'relative',
  display: 'none',
  overflow: 'hidden',
  borderRadius: radius.hero,
  borderEndEndRadius: radius.signature,
  '@media': { [minWidth.large]: { display: 'block' } },
  // A border, because the linen parts of the pattern have the colour of the page.
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    border: `${size.s3} solid ${color.accent}`,
    borderRadius: 'inherit',
    pointerEvents: 'none',
  },
});
// The cover fills the panel, which is as tall as the form.
globalStyle(`${panel} > div`, { blockSize: '100%', aspectRatio: 'auto' });
