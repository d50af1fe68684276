import { ButtonLink } from '@fanous/ui/actions/ButtonLink';
import { DataTable, type DataTableColumn } from '@fanous/ui/data/DataTable';
import { KeyValue } from '@fanous/ui/data/KeyValue';
import { Bidi, Ltr } from '@fanous/ui/intl/Bidi';
import { EmailOrUrl } from '@fanous/ui/intl/EmailOrUrl';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { Inline } from '@fanous/ui/layout/Inline';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { Dialog } from '@fanous/ui/overlays/Dialog';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { paths } from '../../paths.ts';
import type { AuditEntry } from './auditEntry.ts';
import { getTargetHref } from './getTargetHref.ts';
import { useAuditFields } from './useAuditFields.ts';
import { useFormatDateTime } from './useFormatDateTime.ts';
import { useAuditNames } from './useAuditNames.ts';

type Change = AuditEntry['changes'][number];

interface AuditEntryDialogProps {
  entry: AuditEntry;
  onClose: () => void;
}

/** Shows everything about an entry: who, when, from where, and each changed field before and after. */
export function AuditEntryDialog({ entry, onClose }: AuditEntryDialogProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { getKindName, getTypeName, getRoleName, getActorName, getTargetName } = useAuditNames();
  const columns = useChangeColumns(entry.kind);
  const formatDateTime = useFormatDateTime();
  const targetHref = getTargetHref(entry);
  const { kind, target_type, target_id, actor_email: email, actor_role: role, address, action, request_id } = entry;
  return (
    <Dialog
      isOpen
      size="large"
      onClose={onClose}
      title={<Bidi>{getTargetName(entry)}</Bidi>}
      actions={
        targetHref !== undefined && (
          <ButtonLink tone="primary" href={targetHref}>
            <Trans>Open the item</Trans>
          </ButtonLink>
        )
      }
    >
      <Stack gap="s6">
        {entry.changes.length > 0 && (
          <DataTable
            caption={t`Changed fields`}
            columns={columns}
            rows={entry.changes}
            rowKey={getField}
            empty={null}
          />
        )}
        <KeyValue
          layout="grid"
          emptyLabel={t`N/A`}
          items={[
            { label: t`Event`, value: getKindName(entry.kind) },
            ...(entry.target_type === null ? [] : [{ label: t`Item type`, value: getTypeName(entry.target_type) }]),
            { label: t`By`, value: <Bidi>{getActorName(entry)}</Bidi> },
            ...(email === null ? [] : [{ label: t`Email`, value: <EmailOrUrl>{email}</EmailOrUrl> }]),
            ...(role === null ? [] : [{ label: t`Role`, value: getRoleName(role) }]),
            { label: t`Time`, value: formatDateTime(entry.created_at) },
            ...(entry.attempts > 1 ? [{ label: t`Number of attempts`, value: format.number(entry.attempts) }] : []),
            { label: t`Operation`, value: <Ltr>{action}</Ltr> },
            { label: t`IP`, value: address && <Ltr>{address}</Ltr> },
            { label: t`Request`, value: request_id && <Ltr>{request_id}</Ltr> },
          ]}
        />
        <Inline gap="s3">
          {target_type !== null && target_id !== null && (
            <ButtonLink
              variant="outline"
              size="dense"
              icon="clock"
              href={paths.auditLog.to({ type: target_type, item: target_id })}
              onClick={onClose}
            >
              <Trans>History of the item</Trans>
            </ButtonLink>
          )}
          {request_id !== null && kind !== 'failed_sign_in' && kind !== 'refusal' && (
            <ButtonLink
              variant="outline"
              size="dense"
              icon="list"
              href={paths.auditLog.to({ request: request_id })}
              onClick={onClose}
            >
              <Trans>All changes of this request</Trans>
            </ButtonLink>
          )}
        </Inline>
      </Stack>
    </Dialog>
  );
}

/** The columns before and after. Something new has no value before, something deleted has none after. */
function useChangeColumns(kind: AuditEntry['kind']): DataTableColumn<Change>[] {
  const { t } = useLingui();
  const { getLabel, getValue } = useAuditFields();
  return useMemo(() => {
    const renderValue = (field: string, value: string | null) => {
      const shown = getValue(field, value);
      if (!shown) return <Text as="span" tone="muted">{t`N/A`}</Text>;
      return (
        <Inline gap="s1">
          {shown.lines.map((line, index) => (
            // Lines have no id, and never move.
            // oxlint-disable-next-line react/no-array-index-key
            <Text as="div" key={index}>
              {shown.isLtr ? <EmailOrUrl>{line}</EmailOrUrl> : <Bidi>{line}</Bidi>}
            </Text>
          ))}
        </Inline>
      );
    };
    const all: DataTableColumn<Change>[] = [
      { id: 'field', header: t`Field`, isRowHeader: true, cell: ({ field }) => getLabel(field) },
      { id: 'before', header: t`Before`, cell: ({ field, before }) => renderValue(field, before) },
      { id: 'after', header: t`After`, cell: ({ field, after }) => renderValue(field, after) },
    ];
    return all.filter(({ id }) => !(kind === 'create' && id === 'before') && !(kind === 'delete' && id === 'after'));
    // Labels change only with the language, like `t`.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [t, kind]);
}

const getField = ({ field }: Change) => field;
