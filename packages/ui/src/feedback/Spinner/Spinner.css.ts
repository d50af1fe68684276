import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

const spin = keyframes({ to: { rotate: '1turn' } });

export const spinner = recipe({
  base: {
    flexShrink: 0,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2.5,
    strokeLinecap: 'round',
    // Eight strokes around a centre with decreasing opacity; the rotation has eight steps.
    animation: `${spin} 1.1s steps(8) infinite`,
    '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
  },
  variants: {
    size: {
      20: { inlineSize: '1.25rem', blockSize: '1.25rem' },
      40: { inlineSize: '2.5rem', blockSize: '2.5rem', strokeWidth: 2 },
    },
  },
});

/** The size of the small spinner. */
export const placeholder = style({ flexShrink: 0, inlineSize: '1.25rem', blockSize: '1.25rem' });
