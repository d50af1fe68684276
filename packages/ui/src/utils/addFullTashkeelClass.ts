import { isFullyVocalised } from '@fanous/arabic/isFullyVocalised';
import { isValidElement, type ReactNode } from 'react';
import { vocalised, vocalisedTruncated } from './vocalised.css.ts';

/**
 * Returns `className`, with a class for taller lines if `children` is a text with full tashkeel, also inside of one element such
 * as `Bidi` or a link. Lists of nodes are not checked. `lineClamp`: the number of lines if the text is truncated.
 */
export const addFullTashkeelClass = (className: string, children: ReactNode, lineClamp?: number): string => {
  const text = getText(children);
  return text !== undefined && isFullyVocalised(text)
    ? `${className} ${lineClamp ? vocalisedTruncated : vocalised}`
    : className;
};

function getText(node: ReactNode): string | undefined {
  if (typeof node === 'string') return node;
  return isValidElement<{ children?: ReactNode }>(node) ? getText(node.props.children) : undefined;
}
