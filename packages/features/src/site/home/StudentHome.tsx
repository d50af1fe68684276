import { getMyProgressQuery, getUserQuery } from '@fanous/api-client/generated/queries.ts';
import { Link } from '@fanous/ui/actions/Link';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { Section } from '@fanous/ui/layout/Section';
import { Stack } from '@fanous/ui/layout/Stack';
import { CourseGrid } from '@fanous/ui/learning/CourseGrid';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { useApp } from '../../shared/app/app.ts';
import { CourseTile } from '../../shared/course/CourseTile.tsx';
import { useAreaMessages } from '../../shared/hooks/useAreaMessages.ts';
import { NewLessons } from './NewLessons.tsx';
import { pickHomeCourses } from './pickHomeCourses.ts';

/** What a student sees before the courses for everyone: their courses with how much is done, and new lessons in them. */
export function StudentHome({ userId }: { userId: number }) {
  if (!useAreaMessages('site/home')) return null;
  return (
    <Stack gap="s9">
      <MyCourses userId={userId} />
      <NewLessons />
    </Stack>
  );
}

function MyCourses({ userId }: { userId: number }) {
  const { t } = useLingui();
  const { api } = useApp();
  const format = useFormat();
  const progress = useQuery(getMyProgressQuery(api));
  const user = useQuery(getUserQuery(api, { path: { id: userId } }));
  const courses = pickHomeCourses(progress.data?.courses ?? [], user.data?.purchased_courses ?? []);
  if (courses.length === 0) return null;
  const title = t`My courses`;
  return (
    <Section
      id="my-courses"
      title={title}
      action={
        <Link variant="standalone" href={paths.myCourses.to()} endIcon="arrow-forward">
          <Trans>All my courses</Trans>
        </Link>
      }
    >
      <CourseGrid label={title} columns="four">
        {courses.map(({ course, percent }) => {
          const done = format.percent((percent ?? 0) / 100);
          return (
            <CourseTile
              key={course.id}
              course={course}
              compactLayout="row"
              showsPrice={false}
              meta={percent === undefined ? t`Not started yet` : t`${done} done`}
            />
          );
        })}
      </CourseGrid>
    </Section>
  );
}
