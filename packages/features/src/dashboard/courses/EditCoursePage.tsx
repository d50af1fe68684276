import { getCourseQuery } from '@fanous/api-client/generated/queries.ts';
import { updateCourse } from '@fanous/api-client/generated/staffQueries.ts';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useApp } from '../../shared/app/app.ts';
import { toRequestBody } from '../frames/toRequestBody.ts';
import { FormPage } from '../frames/FormPage.tsx';
import { replaceFirstCategory } from './courseCategories.ts';
import { CourseFields } from './CourseFields.tsx';
import { categoryOptionsQuery } from './courseForm.api.ts';
import { useCourseConflict } from './useCourseConflict.ts';

/** Edits a course. */
export function EditCoursePage() {
  const { t } = useLingui();
  const { api } = useApp();
  const id = Number(useParams()['id']);
  const course = useQuery(getCourseQuery(api, { path: { course: String(id) } }));
  const categories = useQuery(categoryOptionsQuery(api));
  const conflict = useCourseConflict(id);
  return (
    <FormPage
      title={t`Edit course`}
      save={(client, values) => {
        const changed = toRequestBody(values, { emptyAs: 'null' });
        const version = course.data?.version;
        const category = values.get('categories[]');
        const body = {
          ...changed,
          ...(category !== null &&
            course.data && { 'categories[]': replaceFirstCategory(course.data, Number(category)) }),
          ...(version && { version }),
        };
        return updateCourse(client, { path: { course: id }, body });
      }}
      submitMode="changes"
      returnTo={paths.courses.to()}
      invalidates={[
        'listCourses',
        'getCourse',
        'getPublicCourse',
        'listCategories',
        'listMainCategories',
        'listQuestions',
      ]}
      labels={{
        errorMessage: t`There was a problem updating the course`,
        successMessage: t`Course updated successfully`,
      }}
      initialDataSource={
        course.data === undefined
          ? { query: course, errorMessage: t`Failed to fetch course data` }
          : { query: categories, errorMessage: t`Failed to fetch category data` }
      }
      conflict={conflict}
    >
      <CourseFields {...(course.data && { course: course.data })} />
    </FormPage>
  );
}
