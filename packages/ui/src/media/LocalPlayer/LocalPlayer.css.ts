import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { border, color, radius } = vars;
const base = { display: 'block', inlineSize: '100%' } as const;

export const media = styleVariants({
  audio: base,
  video: {
    ...base,
    aspectRatio: '16 / 9',
    background: color.sunken,
    border: `${border.subtle} solid ${color.borderSubtle}`,
    borderRadius: radius.card,
  },
  fill: { ...base, blockSize: '100%' },
});
