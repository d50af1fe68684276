import type { KeyboardEvent } from 'react';

/**
 * The line that a key on a closed menu's button goes to; undefined for a key that opens none. Enter and Space are taken
 * here and not as the click they make: React Aria reads such a click as an assistive technology's, and then the focus
 * may stay on the menu instead of reaching its line.
 */
export function lineOfKey(event: KeyboardEvent): 'first' | 'last' | undefined {
  if (event.key === 'ArrowUp') return 'last';
  return ['ArrowDown', 'Enter', ' '].includes(event.key) ? 'first' : undefined;
}
