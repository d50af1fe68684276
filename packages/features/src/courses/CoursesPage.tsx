import { Button } from '@fanous/ui/actions/Button';
import { DataTable } from '@fanous/ui/data/DataTable';
import { EmptyState } from '@fanous/ui/feedback/EmptyState';
import { SearchField } from '@fanous/ui/forms/SearchField';
import { Grid } from '@fanous/ui/layout/Grid';
import { Heading } from '@fanous/ui/layout/Heading';
import { Inline } from '@fanous/ui/layout/Inline';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useApp } from '../shared/app.ts';
import { PageTitle } from '../shared/PageTitle.tsx';
import { QueryFailure } from '../shared/QueryFailure.tsx';
import { useCountAnnounced } from '../shared/useCountAnnounced.ts';
import { useSearchParam } from '../shared/useSearchParam.ts';
import { coursesTableQuery } from './courses.api.ts';
import { useCourseColumns } from './useCourseColumns.tsx';

/** All courses, for who manages them. */
export function CoursesPage() {
  const { t } = useLingui();
  const { api } = useApp();
  const { text, setText, search } = useSearchParam();
  const columns = useCourseColumns();
  const courses = useInfiniteQuery(coursesTableQuery(api, search));
  const title = t`Courses`;
  const total = courses.data?.pages[0]?.total;
  const count =
    total === undefined
      ? undefined
      : t`${plural(total, { 0: 'No courses found', one: '# course', other: '# courses' })}`;

  useCountAnnounced(count);

  return (
    <Stack gap="s7">
      <PageTitle page={title} />
      <Stack gap="s2">
        <Heading level={1}>{title}</Heading>
        {total ? <Text tone="muted">{count}</Text> : null}
      </Stack>
      <Grid least="lg">
        <SearchField label={t`Search by course name`} clearLabel={t`Clear search`} value={text} onChange={setText} />
      </Grid>
      <DataTable
        caption={count === undefined ? title : t`${title}, ${count}`}
        columns={columns}
        rows={courses.data?.pages.flatMap((page) => page.courses)}
        rowKey={({ id }) => id}
        expectedRows={8}
        isStale={courses.isPlaceholderData}
        empty={<EmptyState title={search === '' ? t`No data found` : t`No result for “${search}”`} />}
        error={
          courses.error ? (
            <QueryFailure error={courses.error} retry={courses.refetch} isRetrying={courses.isFetching} />
          ) : undefined
        }
      />
      {courses.hasNextPage && (
        <Inline justify="center">
          <Button
            variant="outline"
            isPending={courses.isFetchingNextPage}
            pendingLabel={t`Loading`}
            onPress={() => void courses.fetchNextPage()}
          >
            <Trans>Show more</Trans>
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
