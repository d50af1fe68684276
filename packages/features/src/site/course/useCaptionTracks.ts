import type { Schema } from '@fanous/api-client/client';
import { captionLanguageNames } from '@fanous/api-client/captions';
import type { CaptionTrack } from '@fanous/ui/media/MediaPlayer';
import { useLingui } from '@lingui/react/macro';

/** The captions of a video as the player takes them. Those in the language of the page come first, because the key C shows them. */
export function useCaptionTracks(captions: readonly Schema<'VideoCaptions'>[] = []): CaptionTrack[] {
  const { i18n } = useLingui();
  const isPageLanguage = ({ language }: CaptionTrack) => Number(i18n.locale.startsWith(language));
  return captions
    .map(({ language, url }) => ({ src: url, language, label: captionLanguageNames[language] }))
    .toSorted((a, b) => isPageLanguage(b) - isPageLanguage(a));
}
