import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { palettes } from '../Cover/palettes.ts';
import { userSelectStyle } from '../../utils/userSelectStyle.ts';

const { lapis, teal, pomegranate, deepLapis, plum, garden } = palettes;
const getColors = ({ background, detail }: (typeof palettes)['lapis']) => ({ background, color: detail });

export const avatar = recipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    borderRadius: vars.radius.pill,
    fontFamily: vars.font.display,
    fontWeight: 600,
    lineHeight: 1,
    ...userSelectStyle('none'),
    '@media': { '(forced-colors: active)': { border: `${vars.border.subtle} solid` } },
  },
  variants: {
    size: {
      32: { inlineSize: '2rem', blockSize: '2rem', fontSize: '.9375rem' },
      40: { inlineSize: '2.5rem', blockSize: '2.5rem', fontSize: '1.125rem' },
      56: { inlineSize: '3.5rem', blockSize: '3.5rem', fontSize: '1.5rem' },
      96: { inlineSize: '6rem', blockSize: '6rem', fontSize: '2.5rem' },
    },
    // Centres letters that are low or high on their line.
    letterPosition: { low: { paddingBlockEnd: '.4em' }, high: { paddingBlockStart: '.25em' } },
    palette: {
      lapis: getColors(lapis),
      teal: getColors(teal),
      pomegranate: getColors(pomegranate),
      deepLapis: getColors(deepLapis),
      plum: getColors(plum),
      garden: getColors(garden),
    },
  },
});
export const photo = recipe({ base: { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' } });
