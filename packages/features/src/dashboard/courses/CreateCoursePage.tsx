import { createCourse, type CreateCourseInput } from '@fanous/api-client/generated/staffQueries.ts';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { hasAccess } from '../../shared/app/access.ts';
import { useApp } from '../../shared/app/app.ts';
import { toRequestBody } from '../frames/toRequestBody.ts';
import { FormPage } from '../frames/FormPage.tsx';
import { useSession } from '../../shared/app/useSession.ts';
import { CourseFields } from './CourseFields.tsx';
import { categoryOptionsQuery } from './courseForm.api.ts';

/** Creates a course. */
export function CreateCoursePage() {
  const { t } = useLingui();
  const me = useSession()?.data;
  // Limited admins create courses, but manage nothing in them (decision 6).
  const canAddVideos = me !== undefined && hasAccess(me, ['full-admin']);
  const categories = useQuery(categoryOptionsQuery(useApp().api));
  return (
    <FormPage
      title={t`Add course`}
      save={(api, values, { idempotencyKey }) =>
        createCourse(api, {
          body: toRequestBody(values, { emptyAs: 'omit' }) as CreateCourseInput['body'],
          idempotencyKey,
        })
      }
      returnTo={paths.courses.to()}
      nextStep={
        canAddVideos ? ({ id }) => ({ label: t`Add the first video`, href: paths.createVideo.to({ id }) }) : undefined
      }
      invalidates={['listCourses', 'listCategories', 'listMainCategories']}
      labels={{
        errorMessage: t`There was a problem creating the course`,
        successMessage: t`Course created successfully`,
        submitLabel: t`Add course`,
      }}
      initialDataSource={{ query: categories, errorMessage: t`Failed to fetch category data` }}
    >
      <CourseFields />
    </FormPage>
  );
}
