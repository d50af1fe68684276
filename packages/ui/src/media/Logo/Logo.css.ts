import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';

const { color } = vars;

export const root = recipe({
  // Top aligned, because baseline alignment would leave space for descenders below it.
  base: { display: 'inline-flex', verticalAlign: 'top', alignItems: 'center', gap: '.35em', color: color.text },
  variants: {
    size: {
      small: { fontSize: '1.75rem' },
      medium: { fontSize: '2.25rem' },
      large: { fontSize: '3.5rem' },
      hero: { fontSize: 'clamp(4.5rem, 3rem + 7vw, 8rem)' },
    },
  },
});
export const wordmark = style({ blockSize: '1em', inlineSize: 'auto', fill: 'currentColor' });
export const starDot = style({ fill: color.accent });
export const mark = style({ blockSize: '1em', inlineSize: '1em' });
export const nameText = style({ fontFamily: vars.font.display, fontWeight: 700, lineHeight: 1.5 });
