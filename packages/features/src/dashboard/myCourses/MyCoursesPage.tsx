import { getMyProgressQuery, getUserQuery } from '@fanous/api-client/generated/queries.ts';
import { ButtonLink } from '@fanous/ui/actions/ButtonLink';
import { EmptyState } from '@fanous/ui/feedback/EmptyState';
import { SearchField } from '@fanous/ui/forms/SearchField';
import { Grid } from '@fanous/ui/layout/Grid';
import { Heading } from '@fanous/ui/layout/Heading';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyContinueVideoCard, prefetchContinueVideoCard } from '../../lazyProgress.ts';
import { coursesSectionId, paths } from '../../paths.ts';
import { useApp } from '../../shared/app/app.ts';
import { getLastCourse } from '../../shared/storage/lastCourse.ts';
import { loadPageQueries, type PageLoader } from '../../shared/routing/page.ts';
import { PageMetaTags } from '../../shared/routing/PageMetaTags.tsx';
import { QueryFailure } from '../../shared/errors/QueryFailure.tsx';
import { useCountAnnouncement } from '../../shared/hooks/useCountAnnouncement.ts';
import { useSearchParam } from '../../shared/routing/useSearchParam.ts';
import { filterCourses } from '../../shared/search/filterCourses.ts';
import { NoResultText } from '../../shared/search/NoResultText.tsx';
import { useSession } from '../../shared/app/useSession.ts';
import { ContinueCourse } from './ContinueCourse.tsx';
import { CourseTiles } from './CourseTiles.tsx';

export const prefetchPageData: PageLoader = async ({ app }) => {
  const { id = 0, role } = app.session.get()?.data ?? {};
  const [names] = await Promise.all([
    loadPageQueries(app, getUserQuery(app.api, { path: { id } })),
    role === 'teacher' ? undefined : prefetchContinueVideoCard(app),
  ]);
  return names;
};

/** The courses that a teacher created, or that another user bought or received (spec §2). */
export function MyCoursesPage() {
  const { t } = useLingui();
  const { api } = useApp();
  const { id = 0, role } = useSession()?.data ?? {};
  const { text, setText } = useSearchParam();
  const user = useQuery(getUserQuery(api, { path: { id } }));
  const isTeacher = role === 'teacher';
  // Legacy APIs have no progress. Then the course that was opened last on this device is offered.
  const startedCourses = useQuery({ ...getMyProgressQuery(api), enabled: !isTeacher }).data?.courses;
  // The menu item “Quizzes” (decision 35): the same courses with their quiz counts.
  const [params] = useSearchParams();
  const showsQuizzes = isTeacher && params.get('show') === 'quizzes';
  const all = isTeacher ? user.data?.created_courses : user.data?.purchased_courses;
  const found = all && filterCourses(all, text);
  const [last] = useState(() => getLastCourse(id));
  const offersToContinue = !isTeacher && text.trim() === '';
  const startedCourse = offersToContinue ? startedCourses?.find(({ next_video }) => next_video !== null) : undefined;
  const isStarted = (id: number) => startedCourses?.some(({ course }) => course.id === id) ?? false;
  // Shown if no started course has a next video. Then all of them are finished.
  const lastCourse = offersToContinue
    ? all?.find((course) => course.slug === last?.slug && !isStarted(course.id))
    : undefined;
  const total = found?.length;
  const count =
    total === undefined
      ? undefined
      : t`${plural(total, { 0: 'No courses found', one: '# course', other: '# courses' })}`;
  useCountAnnouncement(count);

  return (
    <Stack gap="s7">
      <PageMetaTags title={showsQuizzes ? t`Quizzes` : t`My courses`} />
      <Stack gap="s2">
        <Heading level={1}>
          {showsQuizzes ? t`Quizzes` : isTeacher ? t`Your created courses` : t`Purchased courses`}
        </Heading>
        {showsQuizzes ? (
          <Text tone="muted">
            <Trans>Choose a course to see its quizzes or to add one.</Trans>
          </Text>
        ) : total ? (
          <Text tone="muted">{count}</Text>
        ) : null}
      </Stack>
      {startedCourse ? (
        <lazyContinueVideoCard.Component startedCourse={startedCourse} />
      ) : (
        lastCourse && last && <ContinueCourse course={lastCourse} address={last.address} />
      )}
      {all && all.length > 0 && (
        <Grid minColumnWidth="lg">
          <SearchField label={t`Search by course name`} clearLabel={t`Clear search`} value={text} onChange={setText} />
        </Grid>
      )}
      {user.error && !user.data ? (
        <QueryFailure error={user.error} retry={user.refetch} isRetrying={user.isFetching} />
      ) : all?.length === 0 ? (
        <EmptyState
          title={t`No courses found`}
          description={
            isTeacher ? (
              <Trans>The courses you create appear here.</Trans>
            ) : (
              <Trans>
                The courses you subscribe to appear here. If you have just paid, yours comes once we have checked the
                receipt.
              </Trans>
            )
          }
          action={
            !isTeacher && (
              <ButtonLink tone="accent" href={`${paths.home.to()}#${coursesSectionId}`}>
                <Trans>Browse courses</Trans>
              </ButtonLink>
            )
          }
        />
      ) : found?.length === 0 ? (
        <EmptyState title={<NoResultText search={text} />} />
      ) : (
        <CourseTiles
          startedCourses={startedCourses}
          courses={found}
          view={showsQuizzes ? 'quizzes' : isTeacher ? 'created' : 'purchased'}
        />
      )}
    </Stack>
  );
}
