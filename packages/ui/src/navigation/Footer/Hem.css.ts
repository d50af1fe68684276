import { style } from '@vanilla-extract/css';
import { accent, deep, detail, ground } from '../cloth.ts';

export const hem = style({ inlineSize: '100%', blockSize: '28px' });
export const band = style({ fill: ground });
export const pennant = style({ fill: accent });
export const inset = style({ fill: deep });
export const spot = style({ fill: detail });
export const seam = style({ fill: detail });
