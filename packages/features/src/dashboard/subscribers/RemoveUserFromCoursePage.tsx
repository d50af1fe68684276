import { getCourseQuery } from '@fanous/api-client/generated/queries.ts';
import { deleteCourseUser } from '@fanous/api-client/generated/staffQueries.ts';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useApp } from '../../shared/app/app.ts';
import { FormPage } from '../frames/FormPage.tsx';
import { loadPageQueries, type PageLoader } from '../../shared/routing/page.ts';
import { CourseInfo } from './CourseInfo.tsx';
import { CourseSubscriberPicker } from './CourseSubscriberPicker.tsx';

export const prefetchPageData: PageLoader = ({ app, params: { slug = '' } }) =>
  loadPageQueries(app, getCourseQuery(app.api, { path: { course: slug } }));

/** Removes a subscriber from a course. */
export function RemoveUserFromCoursePage() {
  const { t } = useLingui();
  const { api } = useApp();
  const { slug = '' } = useParams();
  const course = useQuery(getCourseQuery(api, { path: { course: slug } }));
  const id = course.data?.id ?? 0;
  return (
    <FormPage
      title={t`Remove subscriber`}
      save={(to, values) => deleteCourseUser(to, { path: { id, user_id: Number(values.get('user_id')) } })}
      returnTo={paths.courses.to()}
      invalidates={['listCourses', 'getCourse', 'getPublicCourse', 'listCourseUsers', 'listUsers', 'getUser']}
      labels={{
        errorMessage: t`There was a problem removing the user from the course`,
        successMessage: t`User removed successfully`,
        submitLabel: t`Remove from the course`,
      }}
      isDestructive
      initialDataSource={{ query: course, errorMessage: t`Failed to fetch course data` }}
    >
      {course.data && <CourseInfo course={course.data} />}
      {course.data && <CourseSubscriberPicker courseId={course.data.id} />}
    </FormPage>
  );
}
