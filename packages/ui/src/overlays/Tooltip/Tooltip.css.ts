import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { typeScale } from '../../theme/typeScale.ts';

const { color, size, duration, easing } = vars;

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });

export const tooltip = style({
  ...typeScale.caption,
  maxInlineSize: '18rem',
  paddingInline: size.s4,
  paddingBlock: size.s2,
  color: color.canvas,
  background: color.text,
  borderRadius: vars.radius.sm,
  // Forced colours remove the background and show the border.
  border: `${vars.border.subtle} solid transparent`,
  selectors: {
    '&[data-entering]': { animation: `${fadeIn} ${duration.fast} ${easing.enter}` },
    '&[data-exiting]': { animation: `${fadeOut} ${duration.fast} ${easing.exit} forwards` },
  },
});
