import { getSettingsQuery } from '@fanous/api-client/generated/queries.ts';
import { Button } from '@fanous/ui/actions/Button';
import { AsideLayout } from '@fanous/ui/shells/AsideLayout';
import { Container } from '@fanous/ui/layout/Container';
import { Inline } from '@fanous/ui/layout/Inline';
import { PageSections } from '@fanous/ui/layout/PageSections';
import { Stack } from '@fanous/ui/layout/Stack';
import { whenIdle } from '@fanous/ui/utils/whenIdle';
import { Price } from '@fanous/ui/learning/Price';
import { SectionNav } from '@fanous/ui/navigation/SectionNav';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { useRememberCourse } from '../shared/lastCourse.ts';
import { fill, type PageLoad } from '../shared/page.ts';
import { QueryFailure } from '../shared/QueryFailure.tsx';
import { ownCourseQuery, publicCourseQuery } from './course.api.ts';
import { CourseDescription } from './CourseDescription.tsx';
import { CourseHead } from './CourseHead.tsx';
import { CourseMeta } from './CourseMeta.tsx';
import { CourseQuizzes } from './CourseQuizzes.tsx';
import { CourseSkeleton } from './CourseSkeleton.tsx';
import { CourseVideos } from './CourseVideos.tsx';
import { CourseRecords } from './CourseRecords.tsx';
import { CourseSummaries } from './CourseSummaries.tsx';
import { CourseFiles } from './CourseFiles.tsx';
import { lockedItem } from './lockedItem.ts';
import { SimilarCourses } from './SimilarCourses.tsx';
import { SubscribeCard } from './SubscribeCard.tsx';
import { type CourseView, useCourse } from './useCourse.ts';
import { useChosen } from './useChosen.ts';
import { useReturn } from './useReturn.ts';
import { useSectionNav } from './useCourseSections.ts';
import { usePaymentChooser } from './usePaymentChooser.ts';

export const load: PageLoad = ({ app, params: { slug = '' } }) =>
  fill(
    app,
    publicCourseQuery(app.api, slug),
    getSettingsQuery(app.api),
    // So that nobody who has the course is offered it for a moment.
    ...(app.session.get() ? [ownCourseQuery(app.api, slug)] : []),
  );

/** A course: what is in it, what it costs, and its videos to watch. */
export function CoursePage() {
  const { slug = '' } = useParams();
  const view = useCourse(slug);
  return (
    <Container>
      {view.course ? (
        <Course key={slug} {...view} course={view.course} />
      ) : view.error ? (
        <QueryFailure error={view.error} retry={view.retry} isRetrying={view.isFetching} />
      ) : (
        <CourseSkeleton />
      )}
    </Container>
  );
}

/** The page of one course. Another slug is another one: its player and its chooser begin anew (spec §4). */
function Course({ course, own, standing }: CourseView & { course: NonNullable<CourseView['course']> }) {
  const { t } = useLingui();
  const { isChoosing, toggle, open } = usePaymentChooser(course);
  useRememberCourse(standing === 'member' ? course.slug : undefined);
  const chosen = useChosen(course.slug);
  useReturn(chosen, standing !== 'unknown');
  useEffect(() => whenIdle(() => void lockedItem.preload().catch(() => {})), []);
  const nav = useSectionNav();
  const canSubscribe = standing === 'visitor' || standing === 'outsider';
  const part = { course, standing, chosen, onSubscribe: open };
  return (
    <Stack gap="s9">
      <CourseMeta course={course} />
      <AsideLayout
        asideLabel={t`Subscription`}
        head={
          <Stack gap="s7">
            <CourseHead course={course} />
            <CourseVideos {...part} own={own} />
          </Stack>
        }
        aside={<SubscribeCard course={course} standing={standing} isChoosing={isChoosing} onToggle={toggle} />}
        bar={
          canSubscribe && (
            <Inline justify="between">
              <Price amount={course.price} label={t`Course price`} />
              <Button tone="accent" onPress={open}>
                <Trans>Subscribe</Trans>
              </Button>
            </Inline>
          )
        }
      >
        <PageSections nav={<SectionNav {...nav} />}>
          <CourseDescription text={course.description} />
          <CourseRecords {...part} />
          <CourseFiles {...part} />
          <CourseQuizzes course={course} isLocked={canSubscribe} />
          <CourseSummaries {...part} />
        </PageSections>
      </AsideLayout>
      <SimilarCourses courses={course.similar_courses} />
    </Stack>
  );
}
