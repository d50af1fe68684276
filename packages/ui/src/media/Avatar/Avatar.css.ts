import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { palettes } from '../Cover/palettes.ts';

const { lapis, teal, pomegranate, deepLapis, plum, garden } = palettes;
const cloth = ({ ground, detail }: (typeof palettes)['lapis']) => ({ background: ground, color: detail });

export const disc = recipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    borderRadius: vars.radius.pill,
    fontFamily: vars.font.display,
    fontWeight: 600,
    lineHeight: 1,
    userSelect: 'none',
    '@media': { '(forced-colors: active)': { border: `${vars.border.subtle} solid` } },
  },
  variants: {
    size: {
      32: { inlineSize: '2rem', blockSize: '2rem', fontSize: '.9375rem' },
      40: { inlineSize: '2.5rem', blockSize: '2.5rem', fontSize: '1.125rem' },
      56: { inlineSize: '3.5rem', blockSize: '3.5rem', fontSize: '1.5rem' },
      96: { inlineSize: '6rem', blockSize: '6rem', fontSize: '2.5rem' },
    },
    // Where the letter stands on its line, taken back, so that it stands amid the disc.
    stands: { low: { paddingBlockEnd: '.4em' }, high: { paddingBlockStart: '.25em' } },
    palette: {
      lapis: cloth(lapis),
      teal: cloth(teal),
      pomegranate: cloth(pomegranate),
      deepLapis: cloth(deepLapis),
      plum: cloth(plum),
      garden: cloth(garden),
    },
  },
});
export const photo = recipe({ base: { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' } });
