import { style } from '@vanilla-extract/css';
import { clampLines, createLineClampOverride } from './clamp.ts';

// Shared by titles and texts to keep the stylesheet of the first view small.

export const oneLine = style(clampLines(1));
const twoLines = style(clampLines(2));
export const lineClamps = { 1: oneLine, 2: twoLines, 3: [twoLines, createLineClampOverride(3)] };
