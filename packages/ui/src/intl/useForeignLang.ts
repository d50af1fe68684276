import { type Direction, findForeignLang } from '@fanous/arabic/textDir';
import type { ReactNode } from 'react';
import { useDirection } from './useDirection.ts';

/** Returns the `lang` of a user-written text if it differs from the page language. */
export function useForeignLang(words: ReactNode, dir: Direction | undefined): 'ar' | 'en' | undefined {
  const direction = useDirection();
  return dir !== undefined && typeof words === 'string' ? findForeignLang(words, direction) : undefined;
}
