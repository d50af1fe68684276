import type { Drawing, Drawings } from './drawingTypes.ts';
import { first } from './generated/first.ts';
import type { IconName } from './icons.ts';

// Shared module state: the drawings are the same for all users.
let rest: Drawings | undefined;

/** Returns the drawing of an icon, or undefined if it is not loaded yet. */
export const findDrawing = (name: IconName): Drawing | undefined => first[name] ?? rest?.[name];

/**
 * Loads the drawings that the first view does not need. Icons call it themselves. Call it before rendering a page to avoid empty
 * icons, and on the server to render them.
 */
export async function loadIcons(): Promise<void> {
  rest ??= (await import('./generated/rest.ts')).rest;
}
