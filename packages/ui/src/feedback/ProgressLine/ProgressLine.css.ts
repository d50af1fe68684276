import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

// Fills quickly at first and never arrives: nobody knows how long it takes.
const advance = keyframes({
  '0%': { scale: '0 1' },
  '40%': { scale: '.6 1' },
  '100%': { scale: '.92 1' },
});
const appear = keyframes({ from: { opacity: 0 } });

export const line = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: vars.layer.toast,
  blockSize: '3px',
  background: vars.color.primary,
  // Grows from where reading begins: 0 left to right, 100 % right to left.
  transformOrigin: `calc(50% - ${vars.inlineSign} * 50%) 50%`,
  // What is there at once needs no sign: it shows after a moment only.
  animation: `${advance} 8s ${vars.easing.enter} 150ms both, ${appear} 1ms step-end 150ms both`,
  '@media': {
    '(prefers-reduced-motion: reduce)': { scale: '1 1', animation: `${appear} 1ms step-end 150ms both !important` },
    '(forced-colors: active)': { background: 'Highlight' },
  },
});
