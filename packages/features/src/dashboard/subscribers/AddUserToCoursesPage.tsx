import { createUserCourses } from '@fanous/api-client/generated/staffQueries.ts';
import { useLingui } from '@lingui/react/macro';
import { paths } from '../../paths.ts';
import { FormPage } from '../frames/FormPage.tsx';
import { CoursesPicker } from './CoursesPicker.tsx';
import { UserPicker } from './UserPicker.tsx';

/** Adds a user to many courses. */
export function AddUserToCoursesPage() {
  const { t } = useLingui();
  return (
    <FormPage
      title={t`Add a subscriber to courses`}
      save={(api, values, { idempotencyKey }) =>
        createUserCourses(api, {
          body: { user_id: Number(values.get('user_id')), course_ids: values.getAll('course_ids').map(Number) },
          idempotencyKey,
        })
      }
      returnTo={paths.courses.to()}
      invalidates={['listCourses', 'getCourse', 'getPublicCourse', 'listCourseUsers', 'listUsers', 'getUser']}
      labels={{
        errorMessage: t`There was a problem assigning the user`,
        successMessage: t({ message: 'User assigned successfully', context: 'to courses' }),
        submitLabel: t`Add to the courses`,
      }}
    >
      <UserPicker />
      <CoursesPicker />
    </FormPage>
  );
}
