import { textDir } from '@fanous/arabic/textDir';
import { useLocale } from 'react-aria-components';
import { isolateCode } from '../intl/codeRuns.tsx';
import { title } from './TitleText.css.ts';

/**
 * A title that somebody else wrote, cut after two lines. It runs in its own direction, so that the ellipsis stands where
 * the text goes on, and stays aligned with the page.
 */
export function TitleText({ children }: { children: string }) {
  const { direction } = useLocale();
  const own = textDir(children, direction);
  return (
    <bdi dir={own} className={title({ againstPage: own !== direction })}>
      {isolateCode(children)}
    </bdi>
  );
}
