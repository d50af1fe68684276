import { getCourseQuery, listQuizzesQuery, type ListQuizzesResult } from '@fanous/api-client/generated/queries.ts';
import { deleteQuiz } from '@fanous/api-client/generated/staffQueries.ts';
import { Link } from '@fanous/ui/actions/Link';
import type { DataTableColumn } from '@fanous/ui/data/DataTable';
import { Bidi } from '@fanous/ui/intl/Bidi';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useApp } from '../../shared/app/app.ts';
import { ListPage } from '../frames/ListPage.tsx';
import { useList } from '../frames/useList.ts';
import { loadPageQueries, type PageLoader } from '../../shared/routing/page.ts';
import { BlockOtherTeachers } from './BlockOtherTeachers.tsx';

type QuizRow = ListQuizzesResult['quizzes'][number];

const toCourseParams = (id: string | undefined) => ({ path: { course: String(Number(id)) } });

export const prefetchPageData: PageLoader = ({ app, params: { id } }) =>
  loadPageQueries(app, getCourseQuery(app.api, toCourseParams(id)));

/** Lists the quizzes of a course for its staff. */
export function QuizzesPage() {
  const { t } = useLingui();
  const id = Number(useParams()['id']);
  return (
    <BlockOtherTeachers id={id} title={t`Quizzes`}>
      <Quizzes id={id} />
    </BlockOtherTeachers>
  );
}

function Quizzes({ id }: { id: number }) {
  const { t } = useLingui();
  const { api } = useApp();
  const name = useQuery(getCourseQuery(api, toCourseParams(String(id)))).data?.name;
  const columns = useColumns();
  const list = useList((client, query) => listQuizzesQuery(client, { path: { id }, query }), { rowsKey: 'quizzes' });
  return (
    <ListPage
      title={name === undefined ? t`Quizzes` : t`Quizzes of ${name}`}
      countLabel={(total) => t`${plural(total, { 0: 'No quizzes found', one: '# quiz', other: '# quizzes' })}`}
      searchLabel={t`Search by quiz title`}
      add={{ label: t`Add quiz`, href: paths.createQuiz.to({ id }) }}
      list={list}
      columns={columns}
      rowName={getTitle}
      rowActions={(quiz) => [
        {
          id: 'add-question',
          label: t`Add question`,
          icon: 'plus',
          href: paths.createQuestion.to({ id: quiz.id }),
        },
        { id: 'questions', label: t`Show questions`, icon: 'list-checks', href: paths.questions.to({ id: quiz.id }) },
        {
          id: 'users',
          label: t`Users who took the quiz`,
          icon: 'users',
          href: paths.quizUsers.to({ id, quizId: quiz.id }),
        },
        { id: 'edit', label: t`Edit`, icon: 'pencil', href: paths.editQuiz.to({ id, quizId: quiz.id }) },
      ]}
      deletion={{
        question: t`Are you sure you want to delete this quiz? Its questions and all its marks go with it.`,
        lossCountKind: 'quizzes',
        remove: (client, quiz) => deleteQuiz(client, { path: { id: quiz.id } }),
        invalidates: ['listQuizzes', 'getQuiz'],
      }}
      emptyTitle={t`No quizzes found`}
    />
  );
}

function useColumns(): DataTableColumn<QuizRow>[] {
  const { t } = useLingui();
  const format = useFormat();
  return useMemo(
    (): DataTableColumn<QuizRow>[] => [
      {
        id: 'title',
        header: t`Title`,
        isRowHeader: true,
        cell: ({ id, title }) => (
          <Link variant="plain" href={paths.questions.to({ id })}>
            <Bidi>{title}</Bidi>
          </Link>
        ),
      },
      {
        id: 'questions',
        header: t`Questions`,
        format: 'number',
        hideBelow: 'large',
        cell: ({ questions_count }) => format.number(questions_count),
      },
      { id: 'created', header: t`Created at`, format: 'nowrap', cell: ({ created_at }) => format.date(created_at) },
    ],
    [t, format],
  );
}

const getTitle = ({ title }: QuizRow) => title;
