import { getRecordQuery, getSettingsQuery, type GetRecordResult } from '@fanous/api-client/generated/queries.ts';
import { Checkbox } from '@fanous/ui/forms/Checkbox';
import { FileField } from '@fanous/ui/forms/FileField';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { Stack } from '@fanous/ui/layout/Stack';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../shared/app/app.ts';
import { useSharedFormTexts } from '../frames/useSharedFormTexts.ts';
import { SavedFileLink } from './SavedFileLink.tsx';
import { EmbedField } from './EmbedField.tsx';
import { TitleField } from './TitleField.tsx';
import { useEmbedHint } from './useEmbedHint.ts';
import { useFileKindLabel } from './useFileKindLabel.ts';
import { useFileFieldLabels } from './useFileFieldLabels.ts';

/** The fields of a new or existing record. */
export function RecordFields({ record }: { record?: GetRecordResult | undefined }) {
  const { t } = useLingui();
  const { api } = useApp();
  const format = useFormat();
  const formLabels = useSharedFormTexts();
  const fileKind = useFileKindLabel();
  const types = t`pdf, doc, docx, mp3 or mp4 only`;
  const fileLabels = useFileFieldLabels(types);
  const limits = useQuery(getSettingsQuery(api)).data?.limits;
  const largest = limits && format.fileSize(limits.record_bytes);
  const getHint = useEmbedHint();
  return (
    <>
      <TitleField title={record?.title} />
      <EmbedField
        name="url"
        label={t`URL`}
        getDescription={getHint}
        player="record"
        savedValue={record?.url}
        isRequired={false}
      />
      <EmbedField
        name="website_url"
        label={t`Website URL`}
        getDescription={() => t`Used on the website instead of the other URL.`}
        player="record"
        savedValue={record?.website_url}
        isRequired={false}
      />
      <Stack gap="s4">
        <Checkbox
          name="is_home"
          value="1"
          defaultSelected={record?.is_home === 1}
          description={t`Listed under home recordings. If not ticked, it is listed under centre recordings.`}
        >
          {t`Home recording`}
        </Checkbox>
        <Checkbox
          name="is_revision"
          value="1"
          defaultSelected={record?.is_revision === 1}
          description={t`Listed under revision recordings, even if it is a home recording too.`}
        >
          {t`Revision recording`}
        </Checkbox>
      </Stack>
      <Stack gap="s4">
        {record && record.record_type !== null && (
          <SavedFileLink
            kind={fileKind(record.record_type)}
            query={getRecordQuery(api, { path: { id: record.course_id, record_id: record.id } })}
            getFileUrl={({ record_url }) => record_url}
          />
        )}
        <FileField
          name="record_url"
          label={record?.record_type ? t`Another file` : t`File`}
          optionalLabel={formLabels.optionalLabel}
          description={
            record?.record_type
              ? t`It takes the place of the one above.`
              : t`If there is a file, it is played instead of any URL.`
          }
          accept={['.pdf', '.doc', '.docx', '.mp3', '.mp4']}
          acceptedLabel={
            largest
              ? t`Accepted types: PDF, DOC, DOCX, MP3 and MP4, up to ${largest}`
              : t`Accepted types: PDF, DOC, DOCX, MP3 and MP4`
          }
          {...(limits && { maxBytes: limits.record_bytes })}
          labels={fileLabels}
        />
      </Stack>
    </>
  );
}
