import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';

const { color } = vars;

export const root = style({ inlineSize: '9.5rem', blockSize: '9.5rem', flexShrink: 0, overflow: 'visible' });
export const shape = recipe({
  base: { strokeWidth: 1.5, strokeLinejoin: 'round', strokeLinecap: 'round' },
  variants: {
    part: {
      circle: { fill: color.sunken, stroke: 'none' },
      dashedRing: { fill: 'none', stroke: color.borderStrong, strokeDasharray: '5 5' },
      filled: { fill: color.primary, stroke: 'none' },
      outlined: { fill: color.surface, stroke: color.borderStrong, strokeDasharray: '4 4' },
      detached: { fill: color.danger, stroke: 'none' },
      center: { fill: color.accent, stroke: color.accentText },
    },
  },
});
