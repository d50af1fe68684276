import type { Schema } from '@fanous/api-client/client';
import type { DataTableColumn } from '@fanous/ui/data/DataTable';
import { Badge } from '@fanous/ui/feedback/Badge';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { Inline } from '@fanous/ui/layout/Inline';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { useLingui } from '@lingui/react/macro';
import { keepDayWithMonth } from '../frames/keepDayWithMonth.ts';
import { useDeviceName } from './useDeviceName.ts';

export type DeviceRow = Schema<'ActiveSession'>;

/** The columns of the devices on which a user is signed in. */
export function useDeviceColumns(): DataTableColumn<DeviceRow>[] {
  const { t } = useLingui();
  const format = useFormat();
  const getDeviceName = useDeviceName();
  const renderTime = (moment: string) => (
    <Stack gap="s1">
      <span>{keepDayWithMonth(format.date(moment))}</span>
      <Text as="span" size="small" tone="muted">
        {format.time(moment)}
      </Text>
    </Stack>
  );
  return [
    {
      id: 'device',
      header: t`Device`,
      isRowHeader: true,
      cell: (session) => (
        <Inline gap="s2">
          <span>{getDeviceName(session)}</span>
          {session.is_current === 1 && <Badge tone="success">{t`This device`}</Badge>}
        </Inline>
      ),
    },
    { id: 'signed-in', header: t`Logged in`, format: 'date', cell: ({ created_at }) => renderTime(created_at) },
    {
      id: 'last-use',
      header: t`Last used`,
      format: 'date',
      cell: ({ is_current, last_used_at }) => (is_current === 1 ? t`Now` : renderTime(last_used_at)),
    },
  ];
}
