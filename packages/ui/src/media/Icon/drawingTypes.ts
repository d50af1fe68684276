import type { IconName } from './icons.ts';

/** A path, and whether it turns over with the line of reading, has rows that change sides, or is a solid shape. */
export type Drawing = readonly [path: string, kind?: 'mirror' | 'rows' | 'solid'];
/** Drawings by name, as generated. */
export type Drawings = Partial<Record<IconName, Drawing>>;
