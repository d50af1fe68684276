import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const base = { display: 'block', inlineSize: '100%', border: 'none' } as const;

export const frame = styleVariants({
  film: { ...base, aspectRatio: '16 / 9', background: vars.color.sunken, borderRadius: vars.radius.control },
  screen: { ...base, blockSize: '100%' },
});
