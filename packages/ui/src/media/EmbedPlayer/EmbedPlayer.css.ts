import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { border, color, radius } = vars;
const base = { display: 'block', inlineSize: '100%', border: 'none' } as const;

export const frame = styleVariants({
  video: {
    ...base,
    aspectRatio: '16 / 9',
    background: color.sunken,
    border: `${border.subtle} solid ${color.borderSubtle}`,
    borderRadius: radius.card,
  },
  fill: { ...base, blockSize: '100%' },
});
/** As high as the frame in it, or as its container. */
export const frameWithWatermark = style({ position: 'relative', blockSize: '100%' });
