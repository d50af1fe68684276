import { style } from '@vanilla-extract/css';
import { createLineClampStyle, createLineClampOverride } from './clamp.ts';

// Shared by titles and texts to keep the stylesheet of the first view small.

export const oneLine = style(createLineClampStyle(1));
const twoLines = style(createLineClampStyle(2));
export const lineClamps = { 1: oneLine, 2: twoLines, 3: [twoLines, createLineClampOverride(3)] };
