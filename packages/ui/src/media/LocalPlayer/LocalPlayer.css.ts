import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const base = { display: 'block', inlineSize: '100%' } as const;

export const media = styleVariants({
  sound: base,
  film: {
    ...base,
    aspectRatio: '16 / 9',
    background: vars.color.sunken,
    borderRadius: vars.radius.control,
    '@media': { '(forced-colors: active)': { border: `${vars.border.subtle} solid` } },
  },
  screen: { ...base, blockSize: '100%' },
});
