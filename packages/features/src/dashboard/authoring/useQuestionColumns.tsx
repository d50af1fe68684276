import type { DataTableColumn } from '@fanous/ui/data/DataTable';
import { Badge } from '@fanous/ui/feedback/Badge';
import { Bidi } from '@fanous/ui/intl/Bidi';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { Question } from './authoring.api.ts';

/** The columns of the questions table. */
export function useQuestionColumns(): DataTableColumn<Question>[] {
  const { t } = useLingui();
  const format = useFormat();
  return useMemo(
    (): DataTableColumn<Question>[] => [
      {
        id: 'text',
        header: t`Question text`,
        isRowHeader: true,
        cell: ({ question_text }) => <Bidi>{question_text}</Bidi>,
      },
      {
        id: 'options',
        header: t`Options`,
        format: 'nowrap',
        // Students do not see a question without options.
        cell: ({ options_count }) => (
          <Badge tone={options_count === 0 ? 'warning' : 'neutral'}>
            {t`${plural(options_count, { 0: 'No options', one: '# option', other: '# options' })}`}
          </Badge>
        ),
      },
      {
        id: 'created',
        header: t`Created at`,
        format: 'nowrap',
        hideBelow: 'large',
        cell: ({ created_at }) => format.date(created_at),
      },
    ],
    [t, format],
  );
}
