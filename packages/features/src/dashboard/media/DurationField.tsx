import type { EmbeddedVideo } from '@fanous/api-client/embedUrl';
import { maxDurationSeconds, parseDuration } from '@fanous/api-client/playingTime';
import { TextField } from '@fanous/ui/forms/TextField';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useApp } from '../../shared/app/app.ts';
import { useSharedFormTexts } from '../frames/useSharedFormTexts.ts';
import { useEmbedMetadata } from './useEmbedMetadata.ts';
import { useMediaDuration } from './useMediaDuration.ts';

interface DurationFieldProps {
  savedSeconds: number | null | undefined;
  /** A newly chosen file, or the address of a newly linked one. */
  media: File | string | undefined;
  /** A newly linked video, whose site may say the length. */
  linkedVideo: EmbeddedVideo | undefined;
}

/** The field for the length of a video. It is filled in when the file or the site says it, and never changes what was typed. */
export function DurationField({ savedSeconds, media, linkedVideo }: DurationFieldProps) {
  const { t } = useLingui();
  const format = useFormat();
  const formLabels = useSharedFormTexts();
  const { announcements } = useApp();
  const [typedText, setTypedText] = useState<string>();
  const mediaSeconds = useMediaDuration(media);
  const linkSeconds = useEmbedMetadata(linkedVideo)?.duration;
  const foundSeconds = mediaSeconds ?? linkSeconds ?? undefined;
  const seconds = foundSeconds ?? savedSeconds;
  const text = typeof seconds === 'number' ? format.duration(seconds) : '';
  const [short, long, min, max] = [750, 3909, 1, maxDurationSeconds].map((each) => format.duration(each));

  const filledText = typedText === undefined && foundSeconds !== undefined ? text : undefined;
  useEffect(() => {
    if (filledText !== undefined) announcements.emit(t`Length added: ${filledText}`);
  }, [filledText, announcements, t]);
  return (
    <TextField
      name="duration"
      label={t({ message: 'Length', context: 'video' })}
      optionalLabel={formLabels.optionalLabel}
      description={t`Such as ${short} or ${long}. It is filled in if the file or the site gives it.`}
      inputDir="ltr"
      value={typedText ?? text}
      onChange={setTypedText}
      validate={(value) =>
        parseDuration(value) === undefined ? t`Enter a length from ${min} to ${max}, such as ${short}.` : undefined
      }
      autoComplete="off"
      maxLength={20}
    />
  );
}
