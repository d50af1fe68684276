import type { CaptionLanguage } from '@fanous/api-client/captions';
import { useLingui } from '@lingui/react/macro';

/** The names of the languages of captions, in the language of the page. */
export function useCaptionLanguageNames(): Record<CaptionLanguage, string> {
  const { t } = useLingui();
  return { ar: t`Arabic`, en: t`English`, fr: t`French` };
}
