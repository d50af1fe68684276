import { globalStyle } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';

export const box = recipe({
  base: {
    position: 'relative',
    inlineSize: '100%',
    overflow: 'hidden',
    background: vars.color.sunken,
  },
  variants: {
    face: {
      photo: { objectFit: 'cover' },
      // One far below the fold costs nothing until it comes near.
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
      // The one deep curve of the system: it lies at the end of the text, so it mirrors.
      hero: { borderRadius: vars.radius.hero, borderEndEndRadius: vars.radius.signature },
    },
  },
});

globalStyle(`${box.classNames.base} > svg`, { inlineSize: '100%', blockSize: '100%' });
