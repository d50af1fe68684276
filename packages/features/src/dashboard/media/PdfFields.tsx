import { getPdfQuery, getSettingsQuery, type GetPdfResult } from '@fanous/api-client/generated/queries.ts';
import { FileField } from '@fanous/ui/forms/FileField';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { Stack } from '@fanous/ui/layout/Stack';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../shared/app/app.ts';
import { useSharedFormTexts } from '../frames/useSharedFormTexts.ts';
import { SavedFileLink } from './SavedFileLink.tsx';
import { TitleField } from './TitleField.tsx';
import { useFileFieldLabels } from './useFileFieldLabels.ts';

/** The fields of a new or existing PDF. */
export function PdfFields({ pdf }: { pdf?: GetPdfResult | undefined }) {
  const { t } = useLingui();
  const { api } = useApp();
  const format = useFormat();
  const formLabels = useSharedFormTexts();
  const fileLabels = useFileFieldLabels(t`PDF only`);
  const limits = useQuery(getSettingsQuery(api)).data?.limits;
  const largest = limits && format.fileSize(limits.pdf_bytes);
  return (
    <>
      <TitleField title={pdf?.title} />
      <Stack gap="s4">
        {pdf && (
          <SavedFileLink
            kind={t`PDF file`}
            query={getPdfQuery(api, { path: { id: pdf.course_id, pdf_id: pdf.id } })}
            getFileUrl={({ url }) => url}
          />
        )}
        <FileField
          name="url"
          label={pdf ? t`Another file` : t`PDF file`}
          accept={['.pdf']}
          acceptedLabel={largest ? t`Accepted types: PDF, up to ${largest}` : t`Accepted types: PDF`}
          {...(limits && { maxBytes: limits.pdf_bytes })}
          labels={fileLabels}
          {...(pdf
            ? { optionalLabel: formLabels.optionalLabel, description: t`It takes the place of the one above.` }
            : formLabels.getRequiredProps(t`PDF file`))}
        />
      </Stack>
    </>
  );
}
