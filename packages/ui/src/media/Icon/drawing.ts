import type { Drawing, Drawings } from './drawingTypes.ts';
import { first } from './generated/first.ts';
import type { IconName } from './icons.ts';

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
