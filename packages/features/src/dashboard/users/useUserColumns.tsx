import type { ListUsersResult } from '@fanous/api-client/generated/staffQueries.ts';
import { getStorageUrl } from '@fanous/api-client/wire';
import type { DataTableColumn } from '@fanous/ui/data/DataTable';
import { Badge } from '@fanous/ui/feedback/Badge';
import { EmailOrUrl } from '@fanous/ui/intl/EmailOrUrl';
import { Bidi, Ltr } from '@fanous/ui/intl/Bidi';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { Inline } from '@fanous/ui/layout/Inline';
import { Avatar } from '@fanous/ui/media/Avatar';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { keepDayWithMonth } from '../frames/keepDayWithMonth.ts';
import { useRoleName } from '../../shared/hooks/useRoleName.ts';

/** An account as the table shows it. */
export type UserRow = ListUsersResult['users'][number];

/** The columns of the users table. */
export function useUserColumns(): DataTableColumn<UserRow>[] {
  const { t } = useLingui();
  const format = useFormat();
  const roleName = useRoleName();
  return useMemo(
    (): DataTableColumn<UserRow>[] => [
      {
        id: 'name',
        header: t`Name`,
        isRowHeader: true,
        cell: ({ name, image_small }) => (
          <Inline gap="s3" wrap={false}>
            <Avatar name={name} src={image_small && getStorageUrl(image_small)} size={32} />
            {/* A wrapped name aligns with the page direction, not with its own. */}
            <span>
              <Bidi>{name}</Bidi>
            </span>
          </Inline>
        ),
      },
      { id: 'email', header: t`Email`, cell: ({ email }) => <EmailOrUrl>{email}</EmailOrUrl> },
      {
        id: 'phone',
        header: t`Phone`,
        format: 'nowrap',
        hideBelow: 'large',
        cell: ({ phone }) => (phone ? <Ltr>{phone}</Ltr> : t`N/A`),
      },
      {
        id: 'role',
        header: t`Role`,
        format: 'nowrap',
        // Not beside the name: the labels of the actions contain the cell of the name.
        cell: ({ role, is_limited, deletion_requested_at }) => (
          <Inline gap="s2">
            <Badge tone={role === 'user' ? 'neutral' : role === 'teacher' ? 'info' : 'primary'}>
              {is_limited ? t`Limited admin` : roleName(role)}
            </Badge>
            {deletion_requested_at && <Badge tone="warning">{t`Deletion requested`}</Badge>}
          </Inline>
        ),
      },
      {
        id: 'courses',
        header: t`Courses count`,
        format: 'number',
        hideBelow: 'large',
        cell: ({ role, number_of_created_courses, number_of_purchased_courses }) =>
          format.number(role === 'user' ? number_of_purchased_courses : number_of_created_courses),
      },
      {
        id: 'joined',
        header: t`Created at`,
        format: 'date',
        hideBelow: 'large',
        cell: ({ created_at }) => keepDayWithMonth(format.date(created_at)),
      },
    ],
    // Role names change only with the language, like `t`.
    // oxlint-disable-next-line react/exhaustive-deps
    [t, format],
  );
}
