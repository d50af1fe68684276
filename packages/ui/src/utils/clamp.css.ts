import { style } from '@vanilla-extract/css';
import { clamped, clampedTo } from './clamp.ts';

// Written once, for they stand on first views: titles and texts are cut in the same way.

export const oneLine = style(clamped(1));
const several = style(clamped(2));
export const lines = { 1: oneLine, 2: several, 3: [several, clampedTo(3)] };
