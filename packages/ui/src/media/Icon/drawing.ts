import { first } from './generated/first.ts';
import type { IconName } from './icons.ts';

/** A path, and whether it turns over with the line of reading, has rows that change sides, or is a solid shape. */
export type Drawing = readonly [path: string, kind?: 'mirror' | 'rows' | 'solid'];
/** Drawings by name, as generated. */
export type Drawings = Partial<Record<IconName, Drawing>>;

// Code, not state: the same for everyone.
let rest: Drawings | undefined;

/** The drawing of an icon, as far as it has been loaded. */
export const drawingOf = (name: IconName): Drawing | undefined => first[name] ?? rest?.[name];

/**
 * Brings the drawings that no first view needs. An icon asks for them by itself; called before a page is rendered, it
 * spares the icon a moment of emptiness, and a server can draw it.
 */
export async function loadIcons(): Promise<void> {
  rest ??= (await import('./generated/rest.ts')).rest;
}
