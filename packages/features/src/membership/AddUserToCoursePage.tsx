import { getCourseQuery } from '@fanous/api-client/generated/queries.ts';
import { Skeleton } from '@fanous/ui/feedback/Skeleton';
import { Bidi } from '@fanous/ui/intl/Bidi';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { Columns } from '@fanous/ui/layout/Columns';
import { Heading } from '@fanous/ui/layout/Heading';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useApp } from '../shared/app.ts';
import { fill, type PageLoad } from '../shared/page.ts';
import { PageTitle } from '../shared/PageTitle.tsx';
import { QueryFailure } from '../shared/QueryFailure.tsx';
import { AddUserForm } from './AddUserForm.tsx';

export const load: PageLoad = ({ app, params: { slug = '' } }) =>
  fill(app, getCourseQuery(app.api, { path: { course: slug } }));

/** Giving one course to one user. */
export function AddUserToCoursePage() {
  const { t } = useLingui();
  const { api } = useApp();
  const { slug = '' } = useParams();
  const format = useFormat();
  const course = useQuery(getCourseQuery(api, { path: { course: slug } }));
  if (course.error && !course.data)
    return (
      <QueryFailure
        error={course.error}
        title={t`Failed to fetch course data`}
        retry={course.refetch}
        isRetrying={course.isFetching}
      />
    );
  const count = course.data?.users_count ?? 0;
  return (
    <Stack gap="s8">
      <PageTitle page={t`Add subscriber`} />
      <Stack gap="s3">
        <Heading level={1}>
          <Trans>Add subscriber</Trans>
        </Heading>
        {course.data ? (
          <Text tone="muted">
            <Bidi>{course.data.name}</Bidi> · {format.price(course.data.price)} ·{' '}
            {t`${plural(count, { 0: 'No subscribers yet', one: '# subscriber', other: '# subscribers' })}`}
          </Text>
        ) : (
          <Skeleton width="half" />
        )}
      </Stack>
      <Columns split="7/5">{course.data && <AddUserForm courseId={course.data.id} />}</Columns>
    </Stack>
  );
}
