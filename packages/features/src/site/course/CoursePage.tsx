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
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { loadHomeSections, paymentQuestions } from '../../lazyHome.ts';
import { useApp } from '../../shared/app/app.ts';
import { useSaveLastCourse } from '../../shared/storage/lastCourse.ts';
import { usePreloadWhenIdle } from '../../shared/lazy/usePreloadWhenIdle.ts';
import { loadPageQueries, type PageLoader, prefetchQueries } from '../../shared/routing/page.ts';
import { QueryFailure } from '../../shared/errors/QueryFailure.tsx';
import {
  courseUnitsQuery,
  type CourseUnitsData,
  courseWithAccessQuery,
  publicCourseQuery,
} from '../../shared/course/course.api.ts';
import type { Course } from './courseAccess.ts';
import { CourseDescription } from './CourseDescription.tsx';
import { courseIntroduction, hasIntroduction } from './courseIntroduction.ts';
import { CoursePdfs } from './CoursePdfs.tsx';
import { CourseHeader } from './CourseHeader.tsx';
import { CourseMetaTags } from './CourseMetaTags.tsx';
import { CourseQuizzes } from './CourseQuizzes.tsx';
import { CourseRecordings } from './CourseRecordings.tsx';
import { CourseSkeleton } from './CourseSkeleton.tsx';
import { CourseSummaries } from './CourseSummaries.tsx';
import { CourseVideos } from './CourseVideos.tsx';
import { resolveUnits, withoutUnitItems } from './courseUnits.ts';
import { lazyLockedItemNotice } from './lazyLockedItemNotice.ts';
import { lazyUnitOutline } from './lazyUnitOutline.ts';
import { SimilarCourses } from './SimilarCourses.tsx';
import { SubscribeCard } from './SubscribeCard.tsx';
import { useCourseForViewer } from './useCourseForViewer.ts';
import { useCourseAccess } from './useCourseAccess.ts';
import { useSectionNavProps } from './useCourseSections.ts';
import { useExpandedSections } from './useExpandedSections.ts';
import { usePaymentMethodsState } from './usePaymentMethodsState.ts';
import { useScrollToSelectedItem } from './useScrollToSelectedItem.ts';
import { useSelectedItem } from './useSelectedItem.ts';

export const prefetchPageData: PageLoader = async ({ app, params: { slug = '' } }) => {
  const unitsQuery = courseUnitsQuery(app.api, slug);
  await Promise.all([
    loadPageQueries(
      app,
      publicCourseQuery(app.api, slug),
      getSettingsQuery(app.api),
      // Otherwise subscribers would see the offer for a moment.
      ...(app.session.get() ? [courseWithAccessQuery(app.api, slug)] : []),
    ),
    // Not with the others: a page that was stored before it had units opens without a network.
    prefetchQueries(app, unitsQuery),
    courseIntroduction.isInDocument() ? undefined : courseIntroduction.preload().catch(() => {}),
    paymentQuestions.isInDocument() ? undefined : loadHomeSections(app, [paymentQuestions]),
  ]);
  const units = app.queryClient.getQueryData<CourseUnitsData>(unitsQuery.queryKey)?.units ?? [];
  if (units.length > 0) await lazyUnitOutline.preload().catch(() => {});
  return {
    lazy: units.length > 0 ? [lazyUnitOutline.name] : [],
    static: [courseIntroduction.name, paymentQuestions.name],
  };
};

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
  const { api } = useApp();
  const access = useCourseAccess(course);
  const unitsData = useQuery(courseUnitsQuery(api, course.slug)).data;
  const units = resolveUnits(course, unitsData?.units ?? []);
  const otherItems = withoutUnitItems(course, units);
  /** A section whose items all stand in units is left out. */
  const isShown = (kind: 'records' | 'pdfs' | 'quizzes') => units.length === 0 || otherItems[kind].length > 0;
  const selectedItem = useSelectedItem();
  const payment = usePaymentMethodsState(course, access);
  const sectionNav = useSectionNavProps({
    records: isShown('records'),
    files: isShown('pdfs'),
    quizzes: isShown('quizzes'),
  });
  const expandedSections = useExpandedSections(course.slug);
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
            <CourseVideos {...section} units={units} />
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
        <Stack gap="s9">
          {hasIntroduction(course) && <courseIntroduction.Component course={course} />}
          <PageSections nav={<SectionNav {...sectionNav} />} {...expandedSections}>
            <CourseDescription text={course.description} />
            {isShown('records') && <CourseRecordings {...section} course={otherItems} />}
            {isShown('pdfs') && <CoursePdfs {...section} course={otherItems} />}
            {isShown('quizzes') && <CourseQuizzes course={otherItems} access={access} />}
            <CourseSummaries {...section} />
          </PageSections>
        </Stack>
      </AsideLayout>
      <SimilarCourses courses={course.similar_courses} />
      {course.price > 0 && (
        // `data-signed` hides the questions if the viewer has the course: static HTML cannot be rendered again.
        <div {...(!access.canSubscribe && { 'data-signed': '' })}>
          <paymentQuestions.Component />
        </div>
      )}
    </Stack>
  );
}
