import { createPdf, type CreatePdfInput } from '@fanous/api-client/generated/staffQueries.ts';
import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { CourseName } from '../frames/CourseName.tsx';
import { FormPage } from '../frames/FormPage.tsx';
import { courseQueryNames, prefetchCourse } from './media.api.ts';
import { toMediaBody } from './toMediaBody.ts';
import { PdfFields } from './PdfFields.tsx';

export const prefetchPageData = prefetchCourse;

/** Adds a PDF to a course. */
export function CreatePdfPage() {
  const { t } = useLingui();
  const id = Number(useParams()['id']);
  return (
    <FormPage
      title={t`Add PDF`}
      subtitle={<CourseName id={id} />}
      save={(api, values, sending) => {
        const body = { course_id: id, ...toMediaBody(values, [], 'all') } as CreatePdfInput['body'];
        return createPdf(api, { body, ...sending });
      }}
      returnTo={paths.pdfs.to({ id })}
      invalidates={['listPdfs', ...courseQueryNames]}
      labels={{
        errorMessage: t`There was a problem creating the PDF`,
        successMessage: t`PDF created successfully`,
        submitLabel: t`Add PDF`,
      }}
    >
      <PdfFields />
    </FormPage>
  );
}
