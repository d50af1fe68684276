import { hash } from './hash.ts';
import type { Palette } from './palettes.ts';
import type { Order } from './tilings.ts';

/** The choices a seed makes, each of which was looked at. */
export interface Design {
  order: Order;
  /** The angle at which strands leave the edges, in degrees. */
  angle: number;
  size: number;
  cut: Cut;
}

/** Which cloth each part is cut from: strands, stars, what lies between, and the roses from the outside in. */
export type Cut = Record<'strand' | 'star' | 'gap', keyof Palette> & { rose: readonly (keyof Palette)[] };

/** Star orders with the angles and sizes that suit them; eight points, the commonest in Cairo, come up twice as often. */
const stars: readonly { order: Order; angles: readonly number[]; sizes: readonly number[] }[] = [
  { order: 8, angles: [67.5, 60], sizes: [100, 132, 168, 216] },
  { order: 8, angles: [64, 56], sizes: [112, 124, 150, 190] },
  { order: 6, angles: [60, 54, 50], sizes: [84, 96, 112, 136] },
  { order: 12, angles: [75, 65, 60], sizes: [132, 164, 196, 236] },
  { order: 10, angles: [60, 54], sizes: [108, 140, 176, 220] },
];

const cuts: readonly Cut[] = [
  { strand: 'detail', star: 'accent', gap: 'accent', rose: ['ground', 'detail', 'accent', 'ground', 'detail'] },
  { strand: 'detail', star: 'accent', gap: 'deep', rose: ['deep', 'accent', 'detail', 'ground', 'accent'] },
  { strand: 'accent', star: 'deep', gap: 'deep', rose: ['accent', 'ground', 'detail', 'accent', 'deep'] },
  { strand: 'detail', star: 'deep', gap: 'accent', rose: ['accent', 'detail', 'ground', 'accent', 'detail'] },
  { strand: 'accent', star: 'detail', gap: 'accent', rose: ['ground', 'accent', 'detail', 'ground', 'accent'] },
];

/** The design that belongs to a seed, for ever. */
export function designOf(seed: string): Design {
  let state = hash(seed);
  const choose = <T>(from: readonly T[]): T => {
    // A round of xorshift before each draw, so that one choice says nothing of the next.
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return from[(state >>> 0) % from.length]!;
  };
  const { order, angles, sizes } = choose(stars);
  return { order, angle: choose(angles), size: choose(sizes), cut: choose(cuts) };
}
