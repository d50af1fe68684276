import { getSettingsQuery } from '@fanous/api-client/generated/queries.ts';
import { Link } from '@fanous/ui/actions/Link';
import { Skeleton } from '@fanous/ui/feedback/Skeleton';
import { Bidi } from '@fanous/ui/intl/Bidi';
import { Container } from '@fanous/ui/layout/Container';
import { SignedOutOnly } from '@fanous/ui/layout/SignedOutOnly';
import { Heading } from '@fanous/ui/layout/Heading';
import { Inline } from '@fanous/ui/layout/Inline';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { Price } from '@fanous/ui/learning/Price';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useApp } from '../../shared/app/app.ts';
import { courseWithAccessQuery, publicCourseQuery } from '../../shared/course/course.api.ts';
import { loadPageQueries, type PageLoader } from '../../shared/routing/page.ts';
import { PageMetaTags } from '../../shared/routing/PageMetaTags.tsx';
import { QueryFailure } from '../../shared/errors/QueryFailure.tsx';
import { useSession } from '../../shared/app/useSession.ts';
import { OwnedCourse } from './OwnedCourse.tsx';
import { CourseWalletSteps } from './CourseWalletSteps.tsx';

export const prefetchPageData: PageLoader = ({ app, params: { slug = '' } }) =>
  loadPageQueries(
    app,
    publicCourseQuery(app.api, slug),
    getSettingsQuery(app.api),
    // Otherwise users who have the course would see the price for a moment.
    ...(app.session.get() ? [courseWithAccessQuery(app.api, slug)] : []),
  );

/** How to pay for a course by mobile wallet, step by step. Users who have the course get a link to it instead. */
export function WalletPage() {
  const { t } = useLingui();
  const { api } = useApp();
  const { slug = '' } = useParams();
  const course = useQuery(publicCourseQuery(api, slug));
  const settings = useQuery(getSettingsQuery(api));
  const isSignedIn = useSession() !== null;
  const ownCourse = useQuery({ ...courseWithAccessQuery(api, slug), enabled: isSignedIn });
  // If this request fails, the steps are shown.
  const isChecking = isSignedIn && ownCourse.isPending;
  const hasCourse = isSignedIn && ownCourse.data?.has_course === true;
  const isFree = course.data?.price === 0;
  const title = hasCourse ? t`You have this course` : isFree ? t`Get this course for free` : t`Pay by mobile wallet`;
  const failed = [course, settings].find(({ data, error }) => !data && error);
  return (
    <Container width="narrow">
      <PageMetaTags title={title} />
      {failed ? (
        <QueryFailure error={failed.error} retry={failed.refetch} isRetrying={failed.isFetching} />
      ) : course.data && settings.data && !isChecking ? (
        <Stack gap="s8">
          <Stack gap="s4">
            <Link variant="standalone" icon="arrow-back" href={paths.course.to({ slug })}>
              {/* The span keeps a name of several lines beside the arrow, in either direction. */}
              <span>
                <Bidi>{course.data.name}</Bidi>
              </span>
            </Link>
            <Heading level={1}>{title}</Heading>
            {!hasCourse && (
              <SignedOutOnly>
                <Inline gap="s4" align="baseline">
                  <Text as="span" tone="muted">
                    <Trans>Course price</Trans>
                  </Text>
                  <Price amount={course.data.price} size="large" />
                </Inline>
              </SignedOutOnly>
            )}
          </Stack>
          {hasCourse ? (
            <OwnedCourse slug={slug} />
          ) : (
            <SignedOutOnly>
              <CourseWalletSteps course={course.data} settings={settings.data} />
            </SignedOutOnly>
          )}
        </Stack>
      ) : (
        <Stack gap="s7" aria-busy>
          <Skeleton width="half" />
          <Skeleton shape="block" />
          <Skeleton />
          <Skeleton />
        </Stack>
      )}
    </Container>
  );
}
