import { type Direction, findForeignLang } from '@fanous/arabic/textDir';
import type { ReactNode } from 'react';
import { useDirection } from './useDirection.ts';

/** The language of words that have a direction of their own, as somebody else wrote them, where it is not the page's. */
export function useOwnLang(words: ReactNode, dir: Direction | undefined): 'ar' | 'en' | undefined {
  const direction = useDirection();
  return dir !== undefined && typeof words === 'string' ? findForeignLang(words, direction) : undefined;
}
