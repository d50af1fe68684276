import { getRecordQuery, getSettingsQuery } from '@fanous/api-client/generated/queries.ts';
import { Button } from '@fanous/ui/actions/Button';
import { Banner } from '@fanous/ui/feedback/Banner';
import { Skeleton } from '@fanous/ui/feedback/Skeleton';
import { EmbedPlayer } from '@fanous/ui/media/EmbedPlayer';
import { MediaPlayer } from '@fanous/ui/media/MediaPlayer';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useApp } from '../../shared/app/app.ts';
import { QueryFailure } from '../../shared/errors/QueryFailure.tsx';
import { findMediaType, findFramePolicy, getRecordSource } from '../../shared/course/videoSource.ts';
import { usePlayerLabels } from './usePlayerLabels.ts';

interface RecordingPlayerProps {
  courseId: number;
  record: { id: number; title: string };
  /** Fills the area around it, instead of having its own height. */
  fill?: boolean;
  /** Shown over the picture. */
  watermark: ReactNode;
}

/** Plays a record: its file in our player, otherwise the third player in a frame (decision 13). */
export function RecordingPlayer({ courseId, record: { id, title }, fill = false, watermark }: RecordingPlayerProps) {
  const { t } = useLingui();
  const { api } = useApp();
  const [hasFailed, setFailed] = useState(false);
  const labels = usePlayerLabels();
  // A new link restarts the player, so it is fetched only after the old one has expired (decision 12).
  const query = getRecordQuery(api, { path: { id: courseId, record_id: id } });
  const record = useQuery({ ...query, staleTime: Infinity });
  const settings = useQuery(getSettingsQuery(api));
  const name = t`${title} – recording player`;
  const failed = [record, settings].find(({ data, error }) => !data && error);
  if (failed)
    return <QueryFailure isPageSection error={failed.error} retry={failed.refetch} isRetrying={failed.isFetching} />;
  if (!record.data || !settings.data) return <Skeleton shape="block" />;
  const { record_url: file, record_type: type } = record.data;
  const embedSrc = getRecordSource(record.data, settings.data);
  const fetchNewLink = async () => setFailed((await record.refetch()).isError);
  if (file !== null && type !== null && !hasFailed)
    return (
      <MediaPlayer
        fill={fill}
        src={file}
        type={type}
        label={name}
        labels={labels}
        watermark={watermark}
        onExpired={() => void fetchNewLink()}
        onFailed={() => setFailed(true)}
      />
    );
  if (file === null && embedSrc !== undefined) {
    const mediaType = findMediaType(embedSrc);
    return mediaType ? (
      <MediaPlayer fill={fill} src={embedSrc} type={mediaType} label={name} labels={labels} watermark={watermark} />
    ) : (
      <EmbedPlayer fill={fill} src={embedSrc} title={name} {...findFramePolicy(embedSrc)} watermark={watermark} />
    );
  }
  return (
    <Banner
      tone="warning"
      action={
        hasFailed && (
          <Button variant="outline" icon="refresh" onPress={() => void fetchNewLink()}>
            <Trans>Try Again</Trans>
          </Button>
        )
      }
    >
      <Trans>This recording cannot be played here at the moment.</Trans>
    </Banner>
  );
}
