import type { renderCoverSvg } from './renderCoverSvg.ts';

// Shared module state: the code is the same for all users.
let renderer: typeof renderCoverSvg | undefined;

/** Returns the function that draws patterns, or undefined if it is not loaded yet. */
export const findCoverRenderer = (): typeof renderCoverSvg | undefined => renderer;

/**
 * Loads the code that draws patterns. Covers call it themselves. Call it before rendering a page on the server, otherwise its covers
 * are empty, and before a view in the browser to show its covers immediately.
 */
export async function loadCovers(): Promise<void> {
  renderer ??= (await import('./renderCoverSvg.ts')).renderCoverSvg;
}
