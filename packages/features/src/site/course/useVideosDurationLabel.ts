import { useFormat } from '@fanous/ui/intl/useFormat';
import { useLingui } from '@lingui/react/macro';

/** Returns the length of all videos of a course in words: «مدة الفيديوهات: 12 ساعة و30 دقيقة». Undefined if it is not known. */
export function useVideosDurationLabel(seconds: number | null | undefined): string | undefined {
  const { t } = useLingui();
  const format = useFormat();
  if (typeof seconds !== 'number') return undefined;
  // The seconds would be too exact.
  const duration = format.longDuration(seconds < 60 ? seconds : Math.round(seconds / 60) * 60);
  return t`${duration} of video`;
}
