import { globalStyle } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';

export const root = recipe({
  base: {
    position: 'relative',
    inlineSize: '100%',
    overflow: 'hidden',
    background: vars.color.sunken,
  },
  variants: {
    content: {
      photo: { objectFit: 'cover' },
      // The browser skips the rendering of covers far outside the viewport.
      pattern: { contentVisibility: 'auto' },
    },
    ratio: {
      '16:9': { aspectRatio: '16 / 9' },
      '4:3': { aspectRatio: '4 / 3' },
      '1:1': { aspectRatio: '1' },
      '21:9': { aspectRatio: '21 / 9' },
    },
    shape: {
      square: {},
      rounded: { borderRadius: vars.radius.control },
      card: { borderRadius: vars.radius.card },
      // The signature curve is at the end of the line, so it mirrors.
      hero: { borderRadius: vars.radius.hero, borderEndEndRadius: vars.radius.signature },
    },
  },
});

globalStyle(`${root.classNames.base} > svg`, { display: 'block', inlineSize: '100%', blockSize: '100%' });
// The drawing of the subject, in the middle above the pattern.
globalStyle(`${root.classNames.base} > svg + svg`, {
  position: 'absolute',
  inset: 0,
  inlineSize: '76%',
  blockSize: '76%',
  margin: 'auto',
});
