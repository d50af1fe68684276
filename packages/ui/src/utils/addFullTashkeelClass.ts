import { isFullyVocalised } from '@fanous/arabic/isFullyVocalised';
import type { ReactNode } from 'react';
import { vocalised, vocalisedTruncated } from './vocalised.css.ts';

/**
 * Returns `className`, with a class for taller lines if `children` is a string with full tashkeel. Other nodes are not checked.
 * `lineClamp`: the number of lines if the text is truncated.
 */
export const addFullTashkeelClass = (className: string, children: ReactNode, lineClamp?: number): string =>
  typeof children === 'string' && isFullyVocalised(children)
    ? `${className} ${lineClamp ? vocalisedTruncated : vocalised}`
    : className;
