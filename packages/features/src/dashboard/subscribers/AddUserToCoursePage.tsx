import { getCourseQuery } from '@fanous/api-client/generated/queries.ts';
import { createUserCourse } from '@fanous/api-client/generated/staffQueries.ts';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useApp } from '../../shared/app/app.ts';
import { FormPage } from '../frames/FormPage.tsx';
import { loadPageQueries, type PageLoader } from '../../shared/routing/page.ts';
import { CourseInfo } from './CourseInfo.tsx';
import { UserPicker } from './UserPicker.tsx';

export const prefetchPageData: PageLoader = ({ app, params: { slug = '' } }) =>
  loadPageQueries(app, getCourseQuery(app.api, { path: { course: slug } }));

/** Adds a user to a course. */
export function AddUserToCoursePage() {
  const { t } = useLingui();
  const { api } = useApp();
  const { slug = '' } = useParams();
  const course = useQuery(getCourseQuery(api, { path: { course: slug } }));
  const courseId = course.data?.id ?? 0;
  return (
    <FormPage
      title={t`Add subscriber`}
      save={(to, values, { idempotencyKey }) =>
        // A pending subscription gives access too (decision 10).
        createUserCourse(to, {
          body: { user_id: Number(values.get('user_id')), course_id: courseId, pending: 1 },
          idempotencyKey,
        })
      }
      returnTo={paths.courses.to()}
      invalidates={['listCourses', 'getCourse', 'getPublicCourse', 'listCourseUsers', 'listUsers', 'getUser']}
      labels={{
        errorMessage: t`There was a problem assigning the user`,
        successMessage: t`User assigned successfully`,
        submitLabel: t`Add to the course`,
      }}
      initialDataSource={{ query: course, errorMessage: t`Failed to fetch course data` }}
    >
      {course.data && <CourseInfo course={course.data} />}
      <UserPicker courseId={course.data?.id} />
    </FormPage>
  );
}
