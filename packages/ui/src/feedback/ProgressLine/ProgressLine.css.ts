import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

// Fills quickly at first and never ends, because the duration is unknown.
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
  // Grows in reading direction: from 0 for left to right, from 100 % for right to left.
  transformOrigin: `calc(50% - ${vars.inlineSign} * 50%) 50%`,
  // Appears after 150 ms, so that fast navigations show nothing.
  animation: `${advance} 8s ${vars.easing.enter} 150ms both, ${appear} 1ms step-end 150ms both`,
  '@media': {
    '(prefers-reduced-motion: reduce)': { scale: '1 1', animation: `${appear} 1ms step-end 150ms both !important` },
    '(forced-colors: active)': { background: 'Highlight' },
  },
});
