import { getSettingsQuery } from '@fanous/api-client/generated/queries.ts';
import { Button } from '@fanous/ui/actions/Button';
import { AsideLayout } from '@fanous/ui/shells/AsideLayout';
import { Container } from '@fanous/ui/layout/Container';
import { Inline } from '@fanous/ui/layout/Inline';
import { PageSections } from '@fanous/ui/layout/PageSections';
import { Stack } from '@fanous/ui/layout/Stack';
import { Price } from '@fanous/ui/learning/Price';
import { SectionNav } from '@fanous/ui/navigation/SectionNav';
import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router-dom';
import { useSaveLastCourse } from '../../shared/storage/lastCourse.ts';
import { usePreloadWhenIdle } from '../../shared/lazy/usePreloadWhenIdle.ts';
import { loadPageQueries, type PageLoader } from '../../shared/routing/page.ts';
import { QueryFailure } from '../../shared/errors/QueryFailure.tsx';
import { courseWithAccessQuery, publicCourseQuery } from '../../shared/course/course.api.ts';
import type { Course } from './courseAccess.ts';
import { CourseDescription } from './CourseDescription.tsx';
import { CoursePdfs } from './CoursePdfs.tsx';
import { CourseHeader } from './CourseHeader.tsx';
import { CourseMetaTags } from './CourseMetaTags.tsx';
import { CourseQuizzes } from './CourseQuizzes.tsx';
import { CourseRecordings } from './CourseRecordings.tsx';
import { CourseSkeleton } from './CourseSkeleton.tsx';
import { CourseSummaries } from './CourseSummaries.tsx';
import { CourseVideos } from './CourseVideos.tsx';
import { lazyLockedItemNotice } from './lazyLockedItemNotice.ts';
import { SimilarCourses } from './SimilarCourses.tsx';
import { SubscribeCard } from './SubscribeCard.tsx';
import { useCourseForViewer } from './useCourseForViewer.ts';
import { useCourseAccess } from './useCourseAccess.ts';
import { useSectionNavProps } from './useCourseSections.ts';
import { usePaymentMethodsState } from './usePaymentMethodsState.ts';
import { useScrollToSelectedItem } from './useScrollToSelectedItem.ts';
import { useSelectedItem } from './useSelectedItem.ts';

export const prefetchPageData: PageLoader = ({ app, params: { slug = '' } }) =>
  loadPageQueries(
    app,
    publicCourseQuery(app.api, slug),
    getSettingsQuery(app.api),
    // Otherwise subscribers would see the offer for a moment.
    ...(app.session.get() ? [courseWithAccessQuery(app.api, slug)] : []),
  );

/** The page of a course: its videos, its other content, and how to subscribe. */
export function CoursePage() {
  const { slug = '' } = useParams();
  const { course, error, retry, isFetching } = useCourseForViewer(slug);
  return (
    <Container>
      {course ? (
        // The key resets the player and the payment methods for another course (spec §4).
        <CourseView key={slug} course={course} />
      ) : error ? (
        <QueryFailure error={error} retry={retry} isRetrying={isFetching} />
      ) : (
        <CourseSkeleton />
      )}
    </Container>
  );
}

function CourseView({ course }: { course: Course }) {
  const { t } = useLingui();
  const access = useCourseAccess(course);
  const selectedItem = useSelectedItem();
  const payment = usePaymentMethodsState(course, access);
  const sectionNav = useSectionNavProps();
  useScrollToSelectedItem(selectedItem, access.viewer !== 'unknown');
  useSaveLastCourse(access.viewer === 'subscribed' ? course.slug : undefined);
  usePreloadWhenIdle(lazyLockedItemNotice.preload);
  const section = { course, access, selectedItem, onSubscribe: payment.openOrRedirect };
  return (
    <Stack gap="s9">
      <CourseMetaTags course={course} />
      <AsideLayout
        asideLabel={t`Subscription`}
        header={
          <Stack gap="s7">
            <CourseHeader course={course} />
            <CourseVideos {...section} />
          </Stack>
        }
        aside={<SubscribeCard course={course} access={access} payment={payment} />}
        bottomBar={
          access.canSubscribe && (
            <Inline justify="between">
              <Price amount={course.price} label={t`Course price`} />
              <Button tone="accent" onPress={payment.openOrRedirect}>
                <Trans>Subscribe</Trans>
              </Button>
            </Inline>
          )
        }
      >
        <PageSections nav={<SectionNav {...sectionNav} />}>
          <CourseDescription text={course.description} />
          <CourseRecordings {...section} />
          <CoursePdfs {...section} />
          <CourseQuizzes course={course} access={access} />
          <CourseSummaries {...section} />
        </PageSections>
      </AsideLayout>
      <SimilarCourses courses={course.similar_courses} />
    </Stack>
  );
}
