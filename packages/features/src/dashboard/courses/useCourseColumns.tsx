import type { ListCoursesResult } from '@fanous/api-client/generated/queries.ts';
import { Link } from '@fanous/ui/actions/Link';
import type { DataTableColumn } from '@fanous/ui/data/DataTable';
import { Bidi } from '@fanous/ui/intl/Bidi';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { paths } from '../../paths.ts';
import { keepDayWithMonth } from '../frames/keepDayWithMonth.ts';
import { CategoryNames } from './CategoryNames.tsx';

/** A course as the table shows it. */
export type CourseRow = ListCoursesResult['courses'][number];

/** The columns of the courses table. */
export function useCourseColumns(): DataTableColumn<CourseRow>[] {
  const { t } = useLingui();
  const format = useFormat();
  return useMemo(
    (): DataTableColumn<CourseRow>[] => [
      {
        id: 'name',
        header: t`Name`,
        isRowHeader: true,
        lines: 3,
        cell: ({ name, slug }) => (
          <Link variant="plain" href={paths.course.to({ slug })}>
            <Bidi>{name}</Bidi>
          </Link>
        ),
      },
      {
        id: 'description',
        header: t`Description`,
        hideBelow: 'large',
        lines: 2,
        cell: ({ excerpt }) => <Bidi>{excerpt}</Bidi>,
      },
      { id: 'price', header: t`Price`, format: 'number', cell: ({ price }) => format.price(price) },
      { id: 'users', header: t`Users Count`, format: 'number', cell: ({ users_count }) => format.number(users_count) },
      {
        id: 'videos',
        header: t`Videos Count`,
        format: 'number',
        hideBelow: 'large',
        cell: ({ videos_count }) => format.number(videos_count),
      },
      {
        id: 'categories',
        header: t`Categories`,
        hideBelow: 'large',
        lines: 2,
        cell: ({ categories }) => <CategoryNames names={categories.map(({ name }) => name)} />,
      },
      { id: 'creator', header: t`Creator`, hideBelow: 'large', lines: 2, cell: ({ user }) => <Bidi>{user.name}</Bidi> },
      {
        id: 'created',
        header: t`Created at`,
        format: 'date',
        hideBelow: 'large',
        cell: ({ created_at }) => keepDayWithMonth(format.date(created_at)),
      },
    ],
    [t, format],
  );
}
