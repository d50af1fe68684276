import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { color } = vars;

/** How much was watched: a thin `<progress>` that fills in reading direction. A text beside it has the same content. */
export const progressBar = style({
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: '6px',
  marginBlockStart: vars.size.s1,
  border: 'none',
  borderRadius: vars.radius.pill,
  overflow: 'hidden',
  background: color.borderSubtle,
  color: color.primary,
  selectors: {
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-webkit-progress-value': { background: 'currentColor' },
    '&::-moz-progress-bar': { background: 'currentColor' },
  },
  '@media': {
    '(forced-colors: active)': { color: 'Highlight', background: 'ButtonFace', forcedColorAdjust: 'none' },
  },
});
