import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;
const canStyleOptions = () =>
  CSS.supports('appearance', 'base-select') && !window.matchMedia('(pointer: coarse)').matches;

/**
 * Whether the page may draw the list of a `<select>`: the browser can do it, and the main pointer is not a finger, because a phone's
 * own list is better there. False on the server, so that every browser can parse the options.
 */
export const useCanStyleOptions = (): boolean => useSyncExternalStore(subscribe, canStyleOptions, () => false);
