import { ButtonLink } from '@fanous/ui/actions/ButtonLink';
import { Link } from '@fanous/ui/actions/Link';
import { DataTable, type DataTableColumn } from '@fanous/ui/data/DataTable';
import { EmptyState } from '@fanous/ui/feedback/EmptyState';
import { SearchField } from '@fanous/ui/forms/SearchField';
import { Bidi } from '@fanous/ui/intl/Bidi';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { Grid } from '@fanous/ui/layout/Grid';
import { Heading } from '@fanous/ui/layout/Heading';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { lazyComponent } from '../../shared/lazy/lazyComponent.tsx';
import { useApp } from '../../shared/app/app.ts';
import { loadPageQueries, type PageLoader } from '../../shared/routing/page.ts';
import { PageMetaTags } from '../../shared/routing/PageMetaTags.tsx';
import { QueryFailure } from '../../shared/errors/QueryFailure.tsx';
import { useCountAnnouncement } from '../../shared/hooks/useCountAnnouncement.ts';
import { useSearchParam } from '../../shared/routing/useSearchParam.ts';
import { NoResultText } from '../../shared/search/NoResultText.tsx';
import { useSession } from '../../shared/app/useSession.ts';
import { type QuizResult, userResultsQuery } from './results.api.ts';

const progress = lazyComponent('ProgressChart', () => import('./ProgressChart.tsx'));

export const prefetchPageData: PageLoader = ({ app, url }) =>
  loadPageQueries(app, userResultsQuery(app.api, app.session.get()?.data.id ?? 0, url.searchParams.get('q') ?? ''));

/** The quiz results of the user. */
export function MyQuizzesPage() {
  const { t } = useLingui();
  const { api } = useApp();
  const userId = useSession()?.data.id ?? 0;
  const { text, setText, search } = useSearchParam();
  const results = useQuery({ ...userResultsQuery(api, userId, search), placeholderData: keepPreviousData });
  const columns = useColumns();
  const title = t`My quiz results`;
  const total = results.data?.total;
  const count =
    total === undefined
      ? undefined
      : t`${plural(total, { 0: 'No quiz results found', one: '# result', other: '# results' })}`;

  // No quiz taken yet: hide the search.
  const isNew = text === '' && search === '' && total === 0;
  useCountAnnouncement(count);

  return (
    <Stack gap="s7">
      <PageMetaTags title={title} />
      <Stack gap="s2">
        <Heading level={1}>{title}</Heading>
        {total ? <Text tone="muted">{count}</Text> : null}
      </Stack>
      {search === '' && results.data && <progress.Component results={results.data.quiz_results} />}
      {!isNew && (
        <Grid minColumnWidth="lg">
          <SearchField label={t`Search by quiz title`} clearLabel={t`Clear search`} value={text} onChange={setText} />
        </Grid>
      )}
      <DataTable
        caption={count === undefined ? title : t`${title}, ${count}`}
        columns={columns}
        rows={results.data?.quiz_results}
        rowKey={({ id }) => id}
        isStale={results.isPlaceholderData}
        empty={
          search === '' ? (
            <EmptyState
              title={t`No quiz results found`}
              description={<Trans>Your marks appear here once you have taken a quiz.</Trans>}
              action={
                <ButtonLink variant="outline" href={paths.myCourses.to()}>
                  <Trans>My courses</Trans>
                </ButtonLink>
              }
            />
          ) : (
            <EmptyState title={<NoResultText search={search} />} />
          )
        }
        error={
          results.error ? (
            <QueryFailure isPageSection error={results.error} retry={results.refetch} isRetrying={results.isFetching} />
          ) : undefined
        }
      />
    </Stack>
  );
}

function useColumns(): DataTableColumn<QuizResult>[] {
  const { t } = useLingui();
  const format = useFormat();
  const formatShare = (points: number, all: number) => {
    const [mark, total] = [format.number(points), format.number(all)];
    return t`${mark} out of ${total}`;
  };
  return [
    {
      id: 'quiz',
      header: t`Quiz name`,
      isRowHeader: true,
      lines: 3,
      cell: ({ quiz_name, course_id, quiz_id }) => (
        <Link variant="plain" href={paths.quiz.to({ id: course_id, quizId: quiz_id })}>
          <Bidi>{quiz_name}</Bidi>
        </Link>
      ),
    },
    {
      id: 'course',
      header: t`Course name`,
      lines: 3,
      cell: ({ course_name, course_slug }) => (
        <Link variant="plain" href={paths.course.to({ slug: course_slug })}>
          <Bidi>{course_name}</Bidi>
        </Link>
      ),
    },
    { id: 'mark', header: t`Mark`, format: 'number', cell: ({ mark, total }) => formatShare(mark, total) },
    {
      id: 'best',
      header: t`Best mark`,
      format: 'number',
      hideBelow: 'large',
      cell: ({ best, best_total }) => formatShare(best, best_total),
    },
    {
      id: 'attempts',
      header: t`Attempts`,
      format: 'number',
      hideBelow: 'large',
      cell: ({ attempts }) => format.number(attempts),
    },
    { id: 'date', header: t`Date`, format: 'number', cell: ({ created_at }) => format.date(created_at) },
    {
      id: 'review',
      header: t`Review`,
      // Legacy APIs count no attempts and have no reviews.
      cell: ({ course_id, quiz_id, quiz_name, attempts }) =>
        attempts > 0 && (
          <Link
            href={paths.quiz.to({ id: course_id, quizId: quiz_id }, { attempt: 1 })}
            aria-label={t`Review of ${quiz_name}`}
          >
            <Trans>Review</Trans>
          </Link>
        ),
    },
  ];
}
