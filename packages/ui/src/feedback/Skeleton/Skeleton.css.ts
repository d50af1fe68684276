import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';

/** Grounds are gone in forced colours: an edge says that something comes here. */
const edge = { outline: '1px dashed GrayText', outlineOffset: '-1px' };
// It breathes and does not sweep: a sweep has a direction, and the eye follows it.
const breathe = keyframes({ '50%': { opacity: 0.45 } });

export const bone = recipe({
  base: {
    // Both the bone and the bar inside a line of text are painted with it.
    color: vars.color.borderSubtle,
    background: 'currentColor',
    animation: `${breathe} 1.6s ease-in-out 3`,
    '@media': {
      '(prefers-reduced-motion: reduce)': { animation: 'none' },
      // Lines are strong there; what only keeps a place stays quiet.
      '(prefers-contrast: more)': { color: vars.color.sunken },
      '(forced-colors: active)': edge,
    },
  },
  variants: {
    shape: {
      // As tall as the line it stands for, whatever its type; the bar itself is as tall as letters.
      text: {
        display: 'flex',
        alignItems: 'center',
        blockSize: '1lh',
        background: 'none',
        selectors: {
          '&::before': {
            content: '""',
            boxSizing: 'border-box',
            inlineSize: '100%',
            blockSize: '.8em',
            borderRadius: vars.radius.xs,
            background: 'currentColor',
          },
        },
        '@media': {
          '(forced-colors: active)': { outline: 'none', selectors: { '&::before': edge } },
        },
      },
      cover: { aspectRatio: '16 / 9', inlineSize: '100%' },
      block: { blockSize: '100%', minBlockSize: vars.size.control, borderRadius: vars.radius.control },
      disc: { inlineSize: vars.size.s9, blockSize: vars.size.s9, borderRadius: vars.radius.pill, flexShrink: 0 },
    },
    width: {
      full: { inlineSize: '100%' },
      wide: { inlineSize: '80%' },
      half: { inlineSize: '50%' },
      third: { inlineSize: '32%' },
    },
  },
});
