import type { EmbeddedVideo } from '@fanous/api-client/embedUrl';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { useLingui } from '@lingui/react/macro';

/** Returns what a recognized link leads to: «فيديو من YouTube: «الجبر»، يبدأ من 1:30». */
export function useFoundVideoLabel() {
  const { t } = useLingui();
  const format = useFormat();
  return ({ site, startSeconds }: EmbeddedVideo, title?: string) => {
    if (startSeconds === 0) return title === undefined ? t`Video from ${site}` : t`Video from ${site}: “${title}”`;
    const start = format.duration(startSeconds);
    return title === undefined
      ? t`Video from ${site}, starts at ${start}`
      : t`Video from ${site}: “${title}”, starts at ${start}`;
  };
}
