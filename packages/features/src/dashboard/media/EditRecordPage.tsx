import { getRecordQuery } from '@fanous/api-client/generated/queries.ts';
import { updateRecord } from '@fanous/api-client/generated/staffQueries.ts';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useApp } from '../../shared/app/app.ts';
import { CourseName } from '../frames/CourseName.tsx';
import { FormPage } from '../frames/FormPage.tsx';
import { loadPageQueries, type PageLoader } from '../../shared/routing/page.ts';
import { courseQueryNames } from './media.api.ts';
import { toMediaBody, recordFlags } from './toMediaBody.ts';
import { RecordFields } from './RecordFields.tsx';

export const prefetchPageData: PageLoader = ({ app, params: { id, recordId } }) =>
  loadPageQueries(app, getRecordQuery(app.api, { path: { id: Number(id), record_id: Number(recordId) } }));

/** Edits a record. */
export function EditRecordPage() {
  const { t } = useLingui();
  const { api } = useApp();
  const params = useParams();
  const [id, recordId] = [Number(params['id']), Number(params['recordId'])];
  const record = useQuery(getRecordQuery(api, { path: { id, record_id: recordId } }));
  return (
    <FormPage
      title={t`Edit recording`}
      subtitle={<CourseName id={id} />}
      save={(caller, values, sending) => {
        const body = toMediaBody(values, recordFlags, 'changes');
        return updateRecord(caller, { path: { id: recordId }, body, ...sending });
      }}
      submitMode="changes"
      returnTo={paths.records.to({ id })}
      invalidates={['listRecords', 'getRecord', ...courseQueryNames]}
      labels={{
        errorMessage: t`There was a problem updating the recording`,
        successMessage: t`Recording updated successfully`,
      }}
      initialDataSource={{ query: record, errorMessage: t`Failed to fetch record data` }}
    >
      <RecordFields record={record.data} />
    </FormPage>
  );
}
