import {
  deleteOption,
  getQuestionQuery,
  listOptionsQuery,
  type ListOptionsResult,
} from '@fanous/api-client/generated/staffQueries.ts';
import { ButtonLink } from '@fanous/ui/actions/ButtonLink';
import type { DataTableColumn } from '@fanous/ui/data/DataTable';
import { Badge } from '@fanous/ui/feedback/Badge';
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

type OptionRow = ListOptionsResult['options'][number];

/** Lists the options of a question. */
export function OptionsPage() {
  const { t } = useLingui();
  const { api } = useApp();
  const id = Number(useParams()['id']);
  const columns = useColumns();
  const list = useList((api, query) => listOptionsQuery(api, { path: { id }, query }), { rowsKey: 'options' });
  const question = useQuery(getQuestionQuery(api, { path: { id } })).data;
  const editAllPath = question && paths.createOptions.to({ quizId: question.quiz_id, id });
  const isEmpty = list.total === 0 && list.search === '';
  return (
    <ListPage
      title={t`Options`}
      subtitle={question && <Bidi>{question.question_text}</Bidi>}
      countLabel={(total) => t`${plural(total, { 0: 'No options', one: '# option', other: '# options' })}`}
      searchLabel={t`Search by option text`}
      {...(editAllPath && isEmpty && { add: { label: t`Add options`, href: editAllPath } })}
      actions={
        editAllPath &&
        !isEmpty && (
          <ButtonLink variant="outline" icon="list-checks" href={editAllPath}>
            {t`Edit options`}
          </ButtonLink>
        )
      }
      list={list}
      columns={columns}
      rowName={getText}
      rowActions={(option) => [
        {
          id: 'edit',
          label: t`Edit`,
          icon: 'pencil',
          href: paths.editOption.to({ questionId: id, id: option.id }),
        },
      ]}
      deletion={{
        question: t`Are you sure you want to delete this option?`,
        remove: (api, option) => deleteOption(api, { path: { id: option.id } }),
        invalidates: ['listOptions', 'getOption', 'getQuestion', 'listQuestions', 'getQuiz'],
      }}
    />
  );
}

function useColumns(): DataTableColumn<OptionRow>[] {
  const { t } = useLingui();
  const format = useFormat();
  return useMemo(
    (): DataTableColumn<OptionRow>[] => [
      {
        id: 'text',
        header: t`Option text`,
        isRowHeader: true,
        cell: ({ option_text }) => <Bidi>{option_text}</Bidi>,
      },
      {
        id: 'correct',
        header: t`Is correct`,
        format: 'nowrap',
        cell: ({ is_correct }) => (
          <Badge tone={is_correct === 1 ? 'success' : 'neutral'}>{is_correct === 1 ? t`Yes` : t`No`}</Badge>
        ),
      },
      { id: 'created', header: t`Created at`, format: 'nowrap', cell: ({ created_at }) => format.date(created_at) },
    ],
    [t, format],
  );
}

const getText = ({ option_text }: OptionRow) => option_text;
