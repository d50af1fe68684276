import { style } from '@vanilla-extract/css';

export const column = style({ inlineSize: '100%', maxInlineSize: '36rem', minInlineSize: 0 });
