import { hashText } from './hash.ts';
import type { Palette } from './palettes.ts';
import type { StarOrder } from './tilings.ts';

/** The values that a seed selects. Every combination was reviewed. */
export interface Design {
  order: StarOrder;
  /** The angle between strips and polygon edges, in degrees. */
  angle: number;
  size: number;
  colors: ColorRoles;
}

/** The palette colour of each part: strips, stars, gaps, and the rings of the rosettes from the outside in. */
export type ColorRoles = Record<'strand' | 'star' | 'gap', keyof Palette> & { rosette: readonly (keyof Palette)[] };

/** Star orders with suitable angles and sizes. Eight points, the most common in Cairo, are twice as likely. */
const starOptions: readonly { order: StarOrder; angles: readonly number[]; sizes: readonly number[] }[] = [
  { order: 8, angles: [67.5, 60], sizes: [100, 132, 168, 216] },
  { order: 8, angles: [64, 56], sizes: [112, 124, 150, 190] },
  { order: 6, angles: [60, 54, 50], sizes: [84, 96, 112, 136] },
  { order: 12, angles: [75, 65, 60], sizes: [132, 164, 196, 236] },
  { order: 10, angles: [60, 54], sizes: [108, 140, 176, 220] },
];

const colorRoles: readonly ColorRoles[] = [
  {
    strand: 'detail',
    star: 'accent',
    gap: 'accent',
    rosette: ['background', 'detail', 'accent', 'background', 'detail'],
  },
  {
    strand: 'detail',
    star: 'accent',
    gap: 'darkBackground',
    rosette: ['darkBackground', 'accent', 'detail', 'background', 'accent'],
  },
  {
    strand: 'accent',
    star: 'darkBackground',
    gap: 'darkBackground',
    rosette: ['accent', 'background', 'detail', 'accent', 'darkBackground'],
  },
  {
    strand: 'detail',
    star: 'darkBackground',
    gap: 'accent',
    rosette: ['accent', 'detail', 'background', 'accent', 'detail'],
  },
  {
    strand: 'accent',
    star: 'detail',
    gap: 'accent',
    rosette: ['background', 'accent', 'detail', 'background', 'accent'],
  },
];

/** Returns the design of a seed; always the same one. */
export function getDesign(seed: string): Design {
  let state = hashText(seed);
  const choose = <T>(from: readonly T[]): T => {
    // One xorshift step before each choice, so that the choices are independent.
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return from[(state >>> 0) % from.length]!;
  };
  const { order, angles, sizes } = choose(starOptions);
  return { order, angle: choose(angles), size: choose(sizes), colors: choose(colorRoles) };
}
