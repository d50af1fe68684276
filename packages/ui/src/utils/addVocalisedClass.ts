import { isVocalised } from '@fanous/arabic/isVocalised';
import type { ReactNode } from 'react';
import { vocalised, vocalisedTruncated } from './vocalised.css.ts';

/**
 * Adds taller lines to the class names of a text if it has full tashkeel. Only plain strings are looked at. `lineClamp` is the number
 * of lines of a truncated text.
 */
export const addVocalisedClass = (className: string, text: ReactNode, lineClamp?: number): string =>
  typeof text === 'string' && isVocalised(text)
    ? `${className} ${lineClamp ? vocalisedTruncated : vocalised}`
    : className;
