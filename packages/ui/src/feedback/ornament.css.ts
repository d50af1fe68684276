import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';

const { color } = vars;

export const sheet = style({ inlineSize: '9.5rem', blockSize: '9.5rem', flexShrink: 0, overflow: 'visible' });
export const cloth = recipe({
  base: { strokeWidth: 1.5, strokeLinejoin: 'round', strokeLinecap: 'round' },
  variants: {
    part: {
      disc: { fill: color.sunken, stroke: 'none' },
      thread: { fill: 'none', stroke: color.borderStrong, strokeDasharray: '5 5' },
      sewn: { fill: color.primary, stroke: 'none' },
      waiting: { fill: color.surface, stroke: color.borderStrong, strokeDasharray: '4 4' },
      loose: { fill: color.danger, stroke: 'none' },
      heart: { fill: color.accent, stroke: color.accentText },
    },
  },
});
