import { isFullyVocalised } from '@fanous/arabic/isFullyVocalised';
import { findForeignLang, getTextDirection } from '@fanous/arabic/textDir';
import { isolateNamesAndPercentages } from '../intl/isolateNamesAndPercentages.tsx';
import { useDirection } from '../intl/useDirection.ts';
import { title } from './TitleText.css.ts';

/**
 * Returns props for an element with a user-written title, truncated after two lines. It has its own direction, so that the
 * ellipsis is at the end of the text, and is aligned to the page.
 */
export function useTitleProps(text: string) {
  const direction = useDirection();
  const dir = getTextDirection(text, direction);
  return {
    dir,
    lang: findForeignLang(text, direction),
    className: title({ vocalised: isFullyVocalised(text), againstPage: dir !== direction }),
    children: isolateNamesAndPercentages(text),
  };
}
