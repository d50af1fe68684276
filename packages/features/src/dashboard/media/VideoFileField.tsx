import type { Schema } from '@fanous/api-client/client';
import { getVideoQuery } from '@fanous/api-client/generated/queries.ts';
import { FileField } from '@fanous/ui/forms/FileField';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { Stack } from '@fanous/ui/layout/Stack';
import { useLingui } from '@lingui/react/macro';
import { useApp } from '../../shared/app/app.ts';
import { useSharedFormTexts } from '../frames/useSharedFormTexts.ts';
import { SavedFileLink } from './SavedFileLink.tsx';
import { useFileFieldLabels } from './useFileFieldLabels.ts';

interface VideoFileFieldProps {
  /** The saved video, if it has a file. */
  video: Schema<'Video'> | undefined;
  maxBytes: number;
  onChange: (file: File | undefined) => void;
}

/** The field for the file of a video, and the saved file. */
export function VideoFileField({ video, maxBytes, onChange }: VideoFileFieldProps) {
  const { t } = useLingui();
  const { api } = useApp();
  const formLabels = useSharedFormTexts();
  const labels = useFileFieldLabels(t`mp4 or webm only`);
  const largest = useFormat().fileSize(maxBytes);
  const label = video ? t`Another file` : t`Video file`;
  return (
    <Stack gap="s4">
      {video && (
        <SavedFileLink
          kind={video.video_type === 'video/webm' ? 'WebM' : 'MP4'}
          query={getVideoQuery(api, { path: { id: video.course_id, video_id: video.id } })}
          getFileUrl={({ video_url }) => video_url ?? null}
        />
      )}
      <FileField
        name="upload_id"
        label={label}
        description={
          video
            ? t`It takes the place of the one above.`
            : t`It is uploaded when you save. If the connection is lost, the upload continues where it stopped.`
        }
        accept={['.mp4', '.webm']}
        acceptedLabel={t`Accepted types: MP4 and WebM, up to ${largest}`}
        maxBytes={maxBytes}
        onChange={([file]) => onChange(file)}
        labels={labels}
        {...(video ? { optionalLabel: formLabels.optionalLabel } : formLabels.getRequiredProps(label))}
      />
    </Stack>
  );
}
