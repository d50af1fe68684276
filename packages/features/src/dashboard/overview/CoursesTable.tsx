import type { GetOverviewResult } from '@fanous/api-client/generated/staffQueries.ts';
import { ButtonLink } from '@fanous/ui/actions/ButtonLink';
import { Link } from '@fanous/ui/actions/Link';
import { DataTable, type DataTableColumn } from '@fanous/ui/data/DataTable';
import { EmptyState } from '@fanous/ui/feedback/EmptyState';
import { Bidi } from '@fanous/ui/intl/Bidi';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { Heading } from '@fanous/ui/layout/Heading';
import { Stack } from '@fanous/ui/layout/Stack';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { paths } from '../../paths.ts';

type Course = GetOverviewResult['courses'][number];
type Row = Course & { number: number };

interface CoursesTableProps {
  /** Undefined while loading. */
  courses: Course[] | undefined;
  /** True for the courses of a teacher, which link to their quizzes. False for the most popular courses of the platform. */
  isOwn: boolean;
}

/** The table of courses on the overview page. */
export function CoursesTable({ courses, isOwn }: CoursesTableProps) {
  const { t } = useLingui();
  const title = isOwn ? t`Results of each course` : t`Courses with the most subscribers`;
  const columns = useColumns({ hasMarks: courses?.some(hasResults) ?? false, isOwn });
  return (
    <Stack gap="s4">
      <Heading level={2}>{title}</Heading>
      <DataTable
        caption={title}
        columns={columns}
        rows={courses?.map((course, at) => ({ ...course, number: at + 1 }))}
        rowKey={({ id }) => id}
        empty={<EmptyState title={t`No courses found`} />}
      />
    </Stack>
  );
}

const hasResults = ({ quiz_results_count }: Course) => quiz_results_count !== undefined;

function useColumns({ hasMarks, isOwn }: { hasMarks: boolean; isOwn: boolean }): DataTableColumn<Row>[] {
  const { t } = useLingui();
  const format = useFormat();
  return useMemo(
    (): DataTableColumn<Row>[] => [
      // The numbers identify the bars of the chart above.
      ...(isOwn
        ? [{ id: 'number', header: t`#`, format: 'rank' as const, cell: ({ number }: Row) => format.number(number) }]
        : []),
      {
        id: 'name',
        header: t`Course name`,
        isRowHeader: true,
        lines: 3,
        cell: ({ name, slug }) => (
          <Link variant="plain" href={paths.course.to({ slug })}>
            <Bidi>{name}</Bidi>
          </Link>
        ),
      },
      { id: 'users', header: t`Subscribers`, format: 'number', cell: ({ users_count }) => format.number(users_count) },
      ...(hasMarks
        ? [
            {
              id: 'results',
              header: t({ message: 'Quiz results', context: 'of all quizzes' }),
              format: 'number' as const,
              cell: ({ quiz_results_count }: Course) => format.number(quiz_results_count ?? 0),
            },
            {
              id: 'average',
              header: t`Average mark`,
              format: 'number' as const,
              cell: ({ average_mark }: Course) =>
                typeof average_mark === 'number' ? format.percent(average_mark / 100) : '–',
            },
          ]
        : []),
      ...(isOwn
        ? [
            {
              id: 'quizzes',
              header: t`Actions`,
              format: 'actions' as const,
              cell: ({ id, name }: Course) => (
                <ButtonLink
                  size="dense"
                  variant="outline"
                  href={paths.quizzes.to({ id })}
                  aria-label={t`Show quizzes: ${name}`}
                >
                  <Trans>Show quizzes</Trans>
                </ButtonLink>
              ),
            },
          ]
        : []),
    ],
    [t, format, hasMarks, isOwn],
  );
}
