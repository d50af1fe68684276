import type { Direction } from '@fanous/arabic/textDir';
import { useFormat } from './useFormat.ts';

/**
 * Returns the direction of the page. React Aria's `useLocale` returns it too, but adds a state and an effect to every component that
 * calls it, and a page can have hundreds.
 */
export function useDirection(): Direction {
  return useFormat().direction;
}
