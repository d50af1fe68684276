import type { IconName } from './icons.ts';

/** A path, and its kind: `mirror` mirrors in Arabic, `rows` swaps its sides, `solid` is filled. */
export type Drawing = readonly [path: string, kind?: 'mirror' | 'rows' | 'solid'];
/** Generated drawings by icon name. */
export type Drawings = Partial<Record<IconName, Drawing>>;
