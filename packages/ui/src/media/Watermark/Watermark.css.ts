import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';
import { userSelectStyle } from '../../utils/userSelectStyle.ts';

/** Readable when someone looks for it, and faint enough to watch a lesson. */
const labelOpacity = 0.42;

export const root = style({
  containerType: 'size',
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  pointerEvents: 'none',
  ...userSelectStyle('none'),
});

const appearAndLeave = keyframes({
  '0%, 100%': { opacity: 0 },
  '6%, 94%': { opacity: labelOpacity },
});

export const label = style({
  ...typeScale.caption,
  position: 'absolute',
  display: 'flex',
  gap: vars.size.s2,
  maxInlineSize: '60%',
  fontSize: 'clamp(.6875rem, 2.2cqi, 1.25rem)',
  fontWeight: 600,
  lineHeight: 1.4,
  color: 'white',
  // Readable on a white board as well as on a black one.
  textShadow: '0 0 2px black, 0 0 3px black',
  forcedColorAdjust: 'none',
  opacity: labelOpacity,
  animation: `${appearAndLeave} 25s linear both`,
  '@media': {
    '(prefers-reduced-motion: reduce)': { animation: 'none !important' },
    print: { display: 'none' },
  },
});
export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

/** The positions, in order. With reduced motion only the first one is used. None reaches the lower 40 %, where captions and controls are.
 * All are below the black bar that appears if the player is higher than the picture. */
export const positions = [
  style({ insetBlockStart: '14%', insetInlineEnd: '4%' }),
  style({ insetBlockStart: '42%', insetInlineStart: '10%' }),
  style({ insetBlockStart: '16%', insetInlineStart: '28%' }),
  style({ insetBlockStart: '34%', insetInlineEnd: '8%' }),
  style({ insetBlockStart: '12%', insetInlineStart: '5%' }),
  style({ insetBlockStart: '26%', insetInlineEnd: '30%' }),
];
