import {
  deleteQuestion,
  duplicateQuestion,
  listQuestionsQuery,
  orderQuestions,
} from '@fanous/api-client/generated/staffQueries.ts';
import { Link } from '@fanous/ui/actions/Link';
import { Bidi } from '@fanous/ui/intl/Bidi';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useApp } from '../../shared/app/app.ts';
import { ListPage } from '../frames/ListPage.tsx';
import type { RowAction } from '../frames/rowAction.ts';
import type { NumberedRow } from '../frames/useList.ts';
import { useList } from '../frames/useList.ts';
import { useAction } from '../../shared/hooks/useAction.ts';
import { createUuid } from '../../shared/hooks/createUuid.ts';
import { fetchAllQuestions, type Question } from './authoring.api.ts';
import { moveId } from './moveId.ts';
import { OrderQuestionsButton } from './OrderQuestionsButton.tsx';
import { PreviewQuizButton } from './PreviewQuizButton.tsx';
import { useQuestionColumns } from './useQuestionColumns.tsx';

/** Lists the questions of a quiz, which can be reordered and duplicated. */
export function QuestionsPage() {
  const { t } = useLingui();
  const { announcements } = useApp();
  const format = useFormat();
  const id = Number(useParams()['id']);
  const columns = useQuestionColumns();
  const list = useList((api, query) => listQuestionsQuery(api, { path: { id }, query }), { rowsKey: 'questions' });
  const quiz = list.latestResponse?.quiz;
  const title = quiz?.title;
  const errorToast = (message: string, { question }: { question: Question }) => ({
    title: message,
    description: question.question_text,
  });
  // One key per copied question: a repeated call creates no second copy.
  const copyKeys = useRef(new Map<number, string>());
  const isDuplicating = useRef(false);
  const duplication = useAction(
    (api, { question, key }: { question: Question; key: string }) =>
      duplicateQuestion(api, { path: { id: question.id }, idempotencyKey: key }),
    {
      invalidates: ['listQuestions', 'listQuizzes'],
      onSuccess: (_, { question }) => copyKeys.current.delete(question.id),
      successToast: () => ({ title: t`A copy of the question was added` }),
      errorToast,
    },
  );
  const order = useAction(
    async (api, { question, step }: { question: Question; step: -1 | 1 }) => {
      const all = await fetchAllQuestions(api, id);
      const question_ids = moveId(
        all.map((question) => question.id),
        question.id,
        step,
      );
      await orderQuestions(api, { path: { id }, body: { question_ids } });
      return { place: question_ids.indexOf(question.id) + 1, total: question_ids.length };
    },
    { invalidates: ['listQuestions'], errorToast },
  );

  function move(question: Question, step: -1 | 1) {
    if (order.isPending) return;
    order.mutate(
      { question, step },
      {
        onSuccess: (moved) => {
          const [place, total] = [format.number(moved.place), format.number(moved.total)];
          announcements.emit(t`The question is now number ${place} of ${total}`);
        },
      },
    );
  }
  function duplicate(question: Question) {
    if (isDuplicating.current) return;
    isDuplicating.current = true;
    const key = copyKeys.current.get(question.id) ?? createUuid();
    copyKeys.current.set(question.id, key);
    duplication.mutate({ question, key }, { onSettled: () => (isDuplicating.current = false) });
  }

  // Search results are only a part of the quiz: no reordering.
  const isWhole = list.search === '';
  const moves = (question: Question & NumberedRow): RowAction[] => [
    ...(question.number > 1
      ? [{ id: 'up', label: t`Move up`, icon: 'arrow-up' as const, onAction: () => move(question, -1) }]
      : []),
    ...(question.number < (list.total ?? 0)
      ? [{ id: 'down', label: t`Move down`, icon: 'arrow-down' as const, onAction: () => move(question, 1) }]
      : []),
  ];

  return (
    <ListPage
      title={title === undefined ? t`Questions` : t`Questions of ${title}`}
      subtitle={
        quiz && (
          <Link href={paths.quizzes.to({ id: quiz.course_id })}>
            <Bidi>{quiz.course_name}</Bidi>
          </Link>
        )
      }
      countLabel={(total) => t`${plural(total, { 0: 'No questions', one: '# question', other: '# questions' })}`}
      searchLabel={t`Search by question text`}
      add={{ label: t`Add question`, href: paths.createQuestion.to({ id }) }}
      actions={
        list.total ? (
          <>
            {isWhole && list.total > 1 && <OrderQuestionsButton quizId={id} />}
            <PreviewQuizButton quizId={id} />
          </>
        ) : undefined
      }
      list={list}
      columns={columns}
      rowName={getText}
      rowActions={(question) => [
        question.options_count === 0
          ? {
              id: 'add-options',
              label: t`Add options`,
              icon: 'plus',
              href: paths.createOptions.to({ quizId: id, id: question.id }),
            }
          : { id: 'options', label: t`Show options`, icon: 'list', href: paths.options.to({ id: question.id }) },
        { id: 'edit', label: t`Edit`, icon: 'pencil', href: paths.editQuestion.to({ id: question.id }) },
        { id: 'duplicate', label: t`Duplicate`, icon: 'copy', onAction: () => duplicate(question) },
        ...(isWhole ? moves(question) : []),
      ]}
      deletion={{
        question: t`Are you sure you want to delete this question?`,
        lossCountKind: 'questions',
        remove: (api, question) => deleteQuestion(api, { path: { id: question.id } }),
        invalidates: ['listQuestions', 'getQuestion', 'listQuizzes', 'getQuiz'],
      }}
    />
  );
}

const getText = ({ question_text }: Question) => question_text;
