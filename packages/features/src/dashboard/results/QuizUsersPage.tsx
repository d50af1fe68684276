import { getQuizQuery } from '@fanous/api-client/generated/queries.ts';
import { listQuizResultsQuery } from '@fanous/api-client/generated/staffQueries.ts';
import type { DataTableColumn } from '@fanous/ui/data/DataTable';
import { Bidi } from '@fanous/ui/intl/Bidi';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useApp } from '../../shared/app/app.ts';
import { usePreloadWhenIdle } from '../../shared/lazy/usePreloadWhenIdle.ts';
import { ListPage } from '../frames/ListPage.tsx';
import { useList } from '../frames/useList.ts';
import { lazyComponent } from '../../shared/lazy/lazyComponent.tsx';
import { AnswerCountsButton } from './AnswerCountsButton.tsx';
import { ExportResultsButton } from './ExportResultsButton.tsx';
import type { QuizResultRow } from './quizResults.api.ts';

const marks = lazyComponent('MarksChart', () => import('./MarksChart.tsx'));

/** Lists who took a quiz, with the first mark (which counts) and the best mark. */
export function QuizUsersPage() {
  const { t } = useLingui();
  const { api } = useApp();
  const params = useParams();
  const path = { id: Number(params['id']), quiz_id: Number(params['quizId']) };
  const columns = useColumns();
  const list = useList((api, query) => listQuizResultsQuery(api, { path, query }), { rowsKey: 'quiz_results', sorts });
  const quiz = useQuery(getQuizQuery(api, { path })).data;
  usePreloadWhenIdle(marks.preload);
  const hasAny = list.search === '' && (list.total ?? 0) > 0;
  // Legacy APIs store neither attempts nor their answers.
  const hasAnswers = list.latestResponse?.quiz_results.some(({ attempts }) => attempts > 0);
  return (
    <ListPage
      title={t`Quiz results`}
      subtitle={quiz && <Bidi>{quiz.title}</Bidi>}
      countLabel={(total) => t`${plural(total, { 0: 'No quiz results found', one: '# result', other: '# results' })}`}
      searchLabel={t`Search by name, email or phone`}
      actions={
        hasAny && (
          <>
            {hasAnswers && <AnswerCountsButton path={path} />}
            <ExportResultsButton path={path} quiz={quiz?.title} />
          </>
        )
      }
      summary={hasAny && <marks.Component path={path} />}
      list={list}
      columns={columns}
      rowName={getName}
      emptyTitle={t`No quiz results found`}
    />
  );
}

function useColumns(): DataTableColumn<QuizResultRow>[] {
  const { t } = useLingui();
  const format = useFormat();
  return useMemo((): DataTableColumn<QuizResultRow>[] => {
    const formatShare = (points: number, all: number) => {
      const [mark, total] = [format.number(points), format.number(all)];
      return t`${mark} out of ${total}`;
    };
    return [
      { id: 'name', header: t`User name`, isRowHeader: true, cell: ({ user_name }) => <Bidi>{user_name}</Bidi> },
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
      { id: 'date', header: t`Date`, format: 'nowrap', cell: ({ created_at }) => format.date(created_at) },
    ];
  }, [t, format]);
}

const sorts = {
  name: { ascending: 'name' },
  mark: { descending: 'mark' },
  date: { descending: 'date' },
} as const;
const getName = ({ user_name }: QuizResultRow) => user_name;
