import { Button } from '@fanous/ui/actions/Button';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useApp } from '../../shared/app/app.ts';
import { useErrorText } from '../../shared/errors/useErrorText.ts';
import { useToast } from '../../shared/notices/useToast.ts';
import { toCsv, toCsvFileName } from '../frames/csv.ts';
import { downloadCsv } from '../frames/downloadCsv.ts';
import { fetchAllEntries, maxExportedEntries } from './audit.api.ts';
import type { AuditFilter } from './auditEntry.ts';
import { useAuditFields } from './useAuditFields.ts';
import { useAuditNames } from './useAuditNames.ts';

/** Downloads all entries that match the filters as CSV, also those that are not loaded. */
export function ExportAuditButton({ filter }: { filter: AuditFilter }) {
  const { t } = useLingui();
  const { api } = useApp();
  const format = useFormat();
  const toast = useToast();
  const errorText = useErrorText();
  const { getKindName, getTypeName, getRoleName, getTargetName } = useAuditNames();
  const { getLabel, getValue } = useAuditFields();
  const [isPending, setPending] = useState(false);

  const save = async () => {
    setPending(true);
    try {
      const { entries, isComplete } = await fetchAllEntries(api, filter);
      const head = [
        t`Time (UTC)`,
        t`Event`,
        t`Item type`,
        t`Item`,
        t`Item number`,
        t`Before`,
        t`After`,
        t`By`,
        t`Email`,
        t`Role`,
        t`Number of attempts`,
        t`Operation`,
        t`IP`,
        t`Request`,
      ];
      const rows = entries.map((entry) => {
        const describe = (side: 'before' | 'after') =>
          entry.changes
            .flatMap(({ field, ...values }) => {
              const value = getValue(field, values[side]);
              return value ? [`${getLabel(field)}: ${value.lines.join(' / ')}`] : [];
            })
            .join('; ');
        return [
          entry.created_at,
          getKindName(entry.kind),
          entry.target_type === null ? '' : getTypeName(entry.target_type),
          getTargetName(entry),
          entry.target_id ?? '',
          describe('before'),
          describe('after'),
          entry.actor_name ?? '',
          entry.actor_email ?? '',
          entry.actor_role === null ? '' : getRoleName(entry.actor_role),
          entry.attempts,
          entry.action,
          entry.address ?? '',
          entry.request_id ?? '',
        ];
      });
      downloadCsv(toCsvFileName(t`Audit log`), toCsv([head, ...rows]));
      if (!isComplete) {
        const count = format.number(maxExportedEntries);
        toast({
          tone: 'warning',
          title: t`The file has the newest ${count} entries. Use the filters to export the rest.`,
        });
      }
    } catch (error) {
      toast({ tone: 'danger', title: errorText(error) });
    }
    setPending(false);
  };
  return (
    <Button
      variant="outline"
      icon="download"
      isPending={isPending}
      pendingLabel={t`Loading`}
      onPress={() => void save()}
    >
      <Trans>Export to CSV</Trans>
    </Button>
  );
}
