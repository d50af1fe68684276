import type { KeyboardEvent } from 'react';

/**
 * The item to focus when a key opens the menu; undefined if the key does not open it. Enter and Space are handled as keys
 * and not as clicks: React Aria takes such a click for one of assistive technology, and may focus the menu instead of an item.
 */
export function getInitialFocus(event: KeyboardEvent): 'first' | 'last' | undefined {
  if (event.key === 'ArrowUp') return 'last';
  return ['ArrowDown', 'Enter', ' '].includes(event.key) ? 'first' : undefined;
}
