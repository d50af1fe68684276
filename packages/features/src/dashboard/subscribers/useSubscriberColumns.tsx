import type { ListCourseUsersResult } from '@fanous/api-client/generated/staffQueries.ts';
import { getStorageUrl } from '@fanous/api-client/wire';
import type { DataTableColumn } from '@fanous/ui/data/DataTable';
import { EmailOrUrl } from '@fanous/ui/intl/EmailOrUrl';
import { Bidi, Ltr } from '@fanous/ui/intl/Bidi';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { Inline } from '@fanous/ui/layout/Inline';
import { Avatar } from '@fanous/ui/media/Avatar';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';

/** A user of a course as the table shows it. */
export type SubscriberRow = ListCourseUsersResult['users'][number];

/** The columns of the subscribers table. */
export function useSubscriberColumns(): DataTableColumn<SubscriberRow>[] {
  const { t } = useLingui();
  const format = useFormat();
  return useMemo(
    (): DataTableColumn<SubscriberRow>[] => [
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
      { id: 'phone', header: t`Phone`, format: 'nowrap', cell: ({ phone }) => (phone ? <Ltr>{phone}</Ltr> : t`N/A`) },
      {
        id: 'joined',
        header: t`Subscribed on`,
        format: 'nowrap',
        hideBelow: 'large',
        cell: ({ joined_at }) => format.date(joined_at),
      },
    ],
    [t, format],
  );
}
