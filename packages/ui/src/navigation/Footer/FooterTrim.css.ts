import { style } from '@vanilla-extract/css';
import { accent, darkBackground, detail, background } from '../patternColors.ts';

export const trim = style({ inlineSize: '100%', blockSize: '28px' });
export const band = style({ fill: background });
export const trimTriangle = style({ fill: accent });
export const innerTriangle = style({ fill: darkBackground });
export const sideTriangle = style({ fill: detail });
export const trimLine = style({ fill: detail });
