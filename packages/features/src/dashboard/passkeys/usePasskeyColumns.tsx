import type { Schema } from '@fanous/api-client/client';
import type { DataTableColumn } from '@fanous/ui/data/DataTable';
import { Bidi } from '@fanous/ui/intl/Bidi';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { useLingui } from '@lingui/react/macro';
import { keepDayWithMonth } from '../frames/keepDayWithMonth.ts';

export type PasskeyRow = Schema<'Passkey'>;

/** The columns of the passkeys of a user. */
export function usePasskeyColumns(): DataTableColumn<PasskeyRow>[] {
  const { t } = useLingui();
  const format = useFormat();
  const formatDate = (moment: string) => keepDayWithMonth(format.date(moment));
  return [
    { id: 'name', header: t`Name`, isRowHeader: true, cell: ({ name }) => <Bidi>{name}</Bidi> },
    { id: 'added', header: t`Date added`, format: 'date', cell: ({ created_at }) => formatDate(created_at) },
    {
      id: 'last-use',
      header: t`Last used`,
      format: 'date',
      cell: ({ last_used_at }) => (last_used_at === null ? t`Not yet` : formatDate(last_used_at)),
    },
  ];
}
