import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11, s12 } = vars.size;
const space = { s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11, s12 };

/** A step of the space scale: 0, 2, 4, 8, 12, 16, 20, 24, 32, 40, 48, 64, 96 px. */
export type Space = keyof typeof space;

/** The gap between children. */
export const gap = styleVariants(space, (value) => ({ gap: value }));
/** The padding around the content. */
export const padding = styleVariants(space, (value) => ({ padding: value }));
