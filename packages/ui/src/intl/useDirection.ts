import type { Direction } from '@fanous/arabic/textDir';
import { useFormat } from './useFormat.ts';

/**
 * Which way the page runs. React Aria's `useLocale` says it too, but keeps a state and an effect in every component that asks, for pages
 * without a provider: on a page of names and titles those are hundreds.
 */
export function useDirection(): Direction {
  return useFormat().direction;
}
