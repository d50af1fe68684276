import { getRecordQuery, getSettingsQuery } from '@fanous/api-client/generated/queries.ts';
import { Button } from '@fanous/ui/actions/Button';
import { Banner } from '@fanous/ui/feedback/Banner';
import { Skeleton } from '@fanous/ui/feedback/Skeleton';
import { EmbedPlayer } from '@fanous/ui/media/EmbedPlayer';
import { LocalPlayer } from '@fanous/ui/media/LocalPlayer';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../shared/app.ts';
import { QueryFailure } from '../shared/QueryFailure.tsx';
import { recordSource } from '../shared/videoSource.ts';

interface RecordPlayerProps {
  courseId: number;
  record: { id: number; title: string };
}

/** Plays one record: its file in the browser's own player, else the third player in a frame (decision 13). */
export function RecordPlayer({ courseId, record: { id, title } }: RecordPlayerProps) {
  const { t } = useLingui();
  const { api } = useApp();
  const [hasFailed, setFailed] = useState(false);
  // A new link would start what plays anew: another one is asked for only when this one has run out (decision 12).
  const query = getRecordQuery(api, { path: { id: courseId, record_id: id } });
  const record = useQuery({ ...query, staleTime: Infinity });
  const settings = useQuery(getSettingsQuery(api));
  const name = t`${title} – recording player`;
  const failed = [record, settings].find(({ data, error }) => !data && error);
  if (failed) return <QueryFailure isPart error={failed.error} retry={failed.refetch} isRetrying={failed.isFetching} />;
  if (!record.data || !settings.data) return <Skeleton shape="block" />;
  const { record_url: file, record_type: type } = record.data;
  const embedded = recordSource(record.data, settings.data);
  const renew = async () => setFailed((await record.refetch()).isError);
  if (file !== null && type !== null && !hasFailed)
    return (
      <LocalPlayer
        src={file}
        type={type}
        label={name}
        onExpired={() => void renew()}
        onFailed={() => setFailed(true)}
      />
    );
  if (file === null && embedded !== undefined) return <EmbedPlayer src={embedded} title={name} />;
  return (
    <Banner
      tone="warning"
      action={
        hasFailed && (
          <Button variant="outline" icon="refresh" onPress={() => void renew()}>
            <Trans>Try Again</Trans>
          </Button>
        )
      }
    >
      <Trans>This recording cannot be played here at the moment.</Trans>
    </Banner>
  );
}
