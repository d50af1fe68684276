import { isVocalised } from '@fanous/arabic/isVocalised';
import { findForeignLang, textDir } from '@fanous/arabic/textDir';
import { isolateCode } from '../intl/codeRuns.tsx';
import { useDirection } from '../intl/useDirection.ts';
import { title } from './TitleText.css.ts';

/**
 * What an element needs to hold a title that somebody else wrote, cut after two lines. It runs in its own direction, so that
 * the ellipsis stands where the text goes on, and stays aligned with the page.
 */
export function useTitleText(text: string) {
  const direction = useDirection();
  const dir = textDir(text, direction);
  return {
    dir,
    lang: findForeignLang(text, direction),
    className: title({ vocalised: isVocalised(text), againstPage: dir !== direction }),
    children: isolateCode(text),
  };
}
