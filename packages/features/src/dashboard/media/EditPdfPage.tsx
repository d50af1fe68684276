import { getPdfQuery } from '@fanous/api-client/generated/queries.ts';
import { updatePdf } from '@fanous/api-client/generated/staffQueries.ts';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useApp } from '../../shared/app/app.ts';
import { CourseName } from '../frames/CourseName.tsx';
import { FormPage } from '../frames/FormPage.tsx';
import { loadPageQueries, type PageLoader } from '../../shared/routing/page.ts';
import { courseQueryNames } from './media.api.ts';
import { toMediaBody } from './toMediaBody.ts';
import { PdfFields } from './PdfFields.tsx';

export const prefetchPageData: PageLoader = ({ app, params: { id, pdfId } }) =>
  loadPageQueries(app, getPdfQuery(app.api, { path: { id: Number(id), pdf_id: Number(pdfId) } }));

/** Edits a PDF. */
export function EditPdfPage() {
  const { t } = useLingui();
  const { api } = useApp();
  const params = useParams();
  const [id, pdfId] = [Number(params['id']), Number(params['pdfId'])];
  const pdf = useQuery(getPdfQuery(api, { path: { id, pdf_id: pdfId } }));
  return (
    <FormPage
      title={t`Edit PDF`}
      subtitle={<CourseName id={id} />}
      save={(caller, values, sending) => {
        const body = toMediaBody(values, [], 'changes');
        return updatePdf(caller, { path: { id: pdfId }, body, ...sending });
      }}
      submitMode="changes"
      returnTo={paths.pdfs.to({ id })}
      invalidates={['listPdfs', 'getPdf', ...courseQueryNames]}
      labels={{ errorMessage: t`There was a problem updating the PDF`, successMessage: t`PDF updated successfully` }}
      initialDataSource={{ query: pdf, errorMessage: t`Failed to fetch PDF data` }}
    >
      <PdfFields pdf={pdf.data} />
    </FormPage>
  );
}
