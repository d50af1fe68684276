import { createRecord, type CreateRecordInput } from '@fanous/api-client/generated/staffQueries.ts';
import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { CourseName } from '../frames/CourseName.tsx';
import { FormPage } from '../frames/FormPage.tsx';
import { courseQueryNames, prefetchCourse } from './media.api.ts';
import { toMediaBody, recordFlags } from './toMediaBody.ts';
import { RecordFields } from './RecordFields.tsx';

export const prefetchPageData = prefetchCourse;

/** Adds a record to a course. */
export function CreateRecordPage() {
  const { t } = useLingui();
  const id = Number(useParams()['id']);
  return (
    <FormPage
      title={t`Add recording`}
      subtitle={<CourseName id={id} />}
      save={(api, values, sending) => {
        const body = { course_id: id, ...toMediaBody(values, recordFlags, 'all') } as CreateRecordInput['body'];
        return createRecord(api, { body, ...sending });
      }}
      returnTo={paths.records.to({ id })}
      invalidates={['listRecords', ...courseQueryNames]}
      labels={{
        errorMessage: t`There was a problem creating the recording`,
        successMessage: t`Recording created successfully`,
        submitLabel: t`Add recording`,
      }}
    >
      <RecordFields />
    </FormPage>
  );
}
