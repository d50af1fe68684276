import type { IconName } from './icons.ts';

/** A path, and its kind: `mirror` mirrors in Arabic, `swapsRows` swaps its sides, `filled` has no lines. */
export type Drawing = readonly [path: string, kind?: 'mirror' | 'swapsRows' | 'filled'];
/** Generated drawings by icon name. */
export type Drawings = Partial<Record<IconName, Drawing>>;
