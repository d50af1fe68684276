import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';

/** For forced colours, which remove backgrounds. */
const dashedOutline = { outline: '1px dashed GrayText', outlineOffset: '-1px' };
// It pulses and does not sweep, because a sweep has a direction.
const pulse = keyframes({ '50%': { opacity: 0.45 } });

export const skeleton = recipe({
  base: {
    // The colour of the block, and of the bar inside a text line. Mixed with the background, so that it has the same contrast, about
    // 1.4:1, on every surface: also on dialogs in the dark theme, whose background is close to the colour of borders.
    color: `color-mix(in srgb, ${vars.color.borderStrong} 28%, transparent)`,
    background: 'currentColor',
    animation: `${pulse} 1.6s ease-in-out 3`,
    '@media': {
      '(prefers-reduced-motion: reduce)': { animation: 'none' },
      '(forced-colors: active)': dashedOutline,
    },
  },
  variants: {
    shape: {
      // As tall as a line of the surrounding text; the bar inside is as tall as letters.
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
          '(forced-colors: active)': { outline: 'none', selectors: { '&::before': dashedOutline } },
        },
      },
      cover: { aspectRatio: '16 / 9', inlineSize: '100%' },
      block: { blockSize: '100%', minBlockSize: vars.size.control, borderRadius: vars.radius.control },
      circle: { inlineSize: vars.size.s9, blockSize: vars.size.s9, borderRadius: vars.radius.pill, flexShrink: 0 },
    },
    width: {
      full: { inlineSize: '100%' },
      wide: { inlineSize: '80%' },
      half: { inlineSize: '50%' },
      third: { inlineSize: '32%' },
    },
  },
});
