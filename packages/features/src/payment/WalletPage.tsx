import type { Api } from '@fanous/api-client/client';
import { getPublicCourseQuery, getSettingsQuery } from '@fanous/api-client/generated/queries.ts';
import { Link } from '@fanous/ui/actions/Link';
import { Skeleton } from '@fanous/ui/feedback/Skeleton';
import { Bidi } from '@fanous/ui/intl/Bidi';
import { Container } from '@fanous/ui/layout/Container';
import { Heading } from '@fanous/ui/layout/Heading';
import { Inline } from '@fanous/ui/layout/Inline';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { Price } from '@fanous/ui/learning/Price';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useApp } from '../shared/app.ts';
import { fill, type PageLoad } from '../shared/page.ts';
import { PageTitle } from '../shared/PageTitle.tsx';
import { QueryFailure } from '../shared/QueryFailure.tsx';
import { WalletSteps } from './WalletSteps.tsx';

const courseQuery = (api: Api, slug: string) => getPublicCourseQuery(api, { path: { slug } });

export const load: PageLoad = ({ app, params: { slug = '' } }) =>
  fill(app, courseQuery(app.api, slug), getSettingsQuery(app.api));

/** How to pay for a course by mobile wallet, step by step. */
export function WalletPage() {
  const { t } = useLingui();
  const { api } = useApp();
  const { slug = '' } = useParams();
  const course = useQuery(courseQuery(api, slug));
  const settings = useQuery(getSettingsQuery(api));
  const isFree = course.data?.price === 0;
  const title = isFree ? t`Get this course for free` : t`Pay by mobile wallet`;
  const failed = [course, settings].find(({ data, error }) => !data && error);
  return (
    <Container width="narrow">
      <PageTitle page={title} />
      {failed ? (
        <QueryFailure error={failed.error} retry={failed.refetch} isRetrying={failed.isFetching} />
      ) : course.data && settings.data ? (
        <Stack gap="s8">
          <Stack gap="s4">
            <Link variant="standalone" icon="arrow-back" href={paths.course.to({ slug })}>
              {/* A name of several lines begins beside the arrow, whatever its direction. */}
              <span>
                <Bidi>{course.data.name}</Bidi>
              </span>
            </Link>
            <Heading level={1}>{title}</Heading>
            <Inline gap="s4" align="baseline">
              <Text as="span" tone="muted">
                <Trans>Course price</Trans>
              </Text>
              <Price amount={course.data.price} size="large" />
            </Inline>
          </Stack>
          <WalletSteps course={course.data} settings={settings.data} />
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
