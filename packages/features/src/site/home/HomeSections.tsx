import { SignedOutOnly } from '@fanous/ui/layout/SignedOutOnly';
import { Stack } from '@fanous/ui/layout/Stack';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../shared/app/app.ts';
import { CourseRow } from './CourseRow.tsx';
import { HomeCategories } from './HomeCategories.tsx';
import { HomeFigures } from './HomeFigures.tsx';
import { HomeTeachers } from './HomeTeachers.tsx';
import { StartSteps } from './StartSteps.tsx';
import { homeQuery } from './home.api.ts';

/** The sections between the hero and the list of courses. Each one is hidden without data. */
export function HomeSections() {
  const { t } = useLingui();
  const { api } = useApp();
  const { data } = useQuery(homeQuery(api));
  // The list of courses shows a few courses completely.
  const hasMoreCourses = data !== undefined && data.courses_count > data.newest_courses.length;
  return (
    <Stack gap="s9">
      {data && (
        <SignedOutOnly whenSignedIn="collapse">
          <HomeFigures home={data} />
        </SignedOutOnly>
      )}
      {hasMoreCourses && (
        <CourseRow id="newest" fact="lessons" title={t`Newest courses`} courses={data.newest_courses} />
      )}
      <HomeCategories />
      <SignedOutOnly whenSignedIn="collapse">
        <StartSteps />
      </SignedOutOnly>
      {data && <HomeTeachers teachers={data.teachers} />}
      {hasMoreCourses && (
        <CourseRow id="popular" fact="subscribers" title={t`Most popular courses`} courses={data.popular_courses} />
      )}
    </Stack>
  );
}
