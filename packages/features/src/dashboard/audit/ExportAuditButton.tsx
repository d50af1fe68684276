import { useFormat } from '@fanous/ui/intl/useFormat';
import { useLingui } from '@lingui/react/macro';
import { useApp } from '../../shared/app/app.ts';
import { useToast } from '../../shared/notices/useToast.ts';
import { toCsv, toCsvFileName } from '../frames/csv.ts';
import { downloadFile } from '../frames/downloadFile.ts';
import { ExportCsvButton } from '../frames/ExportCsvButton.tsx';
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
  const { getKindName, getTypeName, getRoleName, getTargetName } = useAuditNames();
  const { getLabel, getValue } = useAuditFields();

  const exportEntries = async () => {
    const { entries, isComplete } = await fetchAllEntries(api, filter);
    const header = [
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
    downloadFile(toCsvFileName(t`Audit log`), 'text/csv', toCsv([header, ...rows]));
    if (!isComplete) {
      const count = format.number(maxExportedEntries);
      toast({
        tone: 'warning',
        title: t`The file has the newest ${count} entries. Use the filters to export the rest.`,
      });
    }
  };
  return <ExportCsvButton label={t`Export to CSV`} pendingLabel={t`Loading`} onExport={exportEntries} />;
}
