import type { EmbeddedVideo } from '@fanous/api-client/embedUrl';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { useLingui } from '@lingui/react/macro';

/** Returns what a recognized link leads to: «فيديو من YouTube، يبدأ من 1:30». */
export function useFoundVideoLabel() {
  const { t } = useLingui();
  const format = useFormat();
  return ({ site, startSeconds }: EmbeddedVideo) => {
    if (startSeconds === 0) return t`Video from ${site}`;
    const start = format.duration(startSeconds);
    return t`Video from ${site}, starts at ${start}`;
  };
}
