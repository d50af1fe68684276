import { createRecord, type CreateRecordInput } from '@fanous/api-client/generated/staffQueries.ts';
import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { CourseLead } from '../frames/CourseLead.tsx';
import { FormPage } from '../frames/FormPage.tsx';
import { courseQueries, loadCourse } from './media.api.ts';
import { mediaBody, recordBoxes } from './mediaBody.ts';
import { RecordFields } from './RecordFields.tsx';

export const load = loadCourse;

/** Adding a record to a course. */
export function CreateRecordPage() {
  const { t } = useLingui();
  const id = Number(useParams()['id']);
  return (
    <FormPage
      title={t`Add recording`}
      lead={<CourseLead id={id} />}
      save={(api, values, sending) => {
        const body = { course_id: id, ...mediaBody(values, recordBoxes, 'all') } as CreateRecordInput['body'];
        return createRecord(api, { body, ...sending });
      }}
      back={paths.records.to({ id })}
      invalidates={['listRecords', ...courseQueries]}
      words={{
        failure: t`There was a problem creating the recording`,
        success: t`Recording created successfully`,
        submit: t`Add recording`,
      }}
    >
      <RecordFields />
    </FormPage>
  );
}
