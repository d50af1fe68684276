import { ButtonLink } from '@fanous/ui/actions/ButtonLink';
import { Link } from '@fanous/ui/actions/Link';
import type { DataTableColumn } from '@fanous/ui/data/DataTable';
import { Bidi } from '@fanous/ui/intl/Bidi';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '../paths.ts';
import type { CourseRow } from './courses.api.ts';

/** What the table of courses tells of each, and what can be done with it. */
export function useCourseColumns(): DataTableColumn<CourseRow>[] {
  const { t } = useLingui();
  const format = useFormat();
  return [
    {
      id: 'name',
      header: t`Name`,
      isRowHeader: true,
      cell: ({ name, slug }) => (
        <Link variant="plain" href={paths.course.to({ slug })}>
          <Bidi>{name}</Bidi>
        </Link>
      ),
    },
    { id: 'price', header: t`Price`, kind: 'number', cell: ({ price }) => format.price(price) },
    { id: 'users', header: t`Users Count`, kind: 'number', cell: ({ users_count }) => format.number(users_count) },
    { id: 'videos', header: t`Videos Count`, kind: 'number', cell: ({ videos_count }) => format.number(videos_count) },
    {
      id: 'categories',
      header: t`Categories`,
      from: 'large',
      cell: ({ categories }) => format.plainList(categories.map(({ name }) => name)),
    },
    { id: 'creator', header: t`Creator`, from: 'wide', cell: ({ user }) => <Bidi>{user.name}</Bidi> },
    {
      id: 'actions',
      header: t`Actions`,
      kind: 'actions',
      cell: ({ name, slug }) => (
        <ButtonLink
          size="dense"
          variant="outline"
          icon="user-plus"
          href={paths.addUserToCourse.to({ slug })}
          aria-label={t`Add subscriber: ${name}`}
        >
          <Trans>Add subscriber</Trans>
        </ButtonLink>
      ),
    },
  ];
}
