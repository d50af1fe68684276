import type { DataTableColumn } from '@fanous/ui/data/DataTable';
import { Badge, type BadgeProps } from '@fanous/ui/feedback/Badge';
import { Bidi, Ltr } from '@fanous/ui/intl/Bidi';
import { EmailOrUrl } from '@fanous/ui/intl/EmailOrUrl';
import { useFormat } from '@fanous/ui/intl/useFormat';
import { Inline } from '@fanous/ui/layout/Inline';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { AuditEntry } from './auditEntry.ts';
import { useFormatDateTime } from './useFormatDateTime.ts';
import { useAuditNames } from './useAuditNames.ts';

const tones: Record<AuditEntry['kind'], BadgeProps['tone']> = {
  create: 'success',
  update: 'info',
  delete: 'danger',
  failed_sign_in: 'warning',
  refusal: 'warning',
};

/** The columns of the audit log. */
export function useAuditColumns(): DataTableColumn<AuditEntry>[] {
  const { t } = useLingui();
  const format = useFormat();
  const formatDateTime = useFormatDateTime();
  const { getKindName, getTypeName, getRoleName, getActorName, getTargetName } = useAuditNames();
  return useMemo(
    (): DataTableColumn<AuditEntry>[] => [
      {
        id: 'target',
        header: t`Item`,
        isRowHeader: true,
        lines: 3,
        cell: (entry) => (
          <Stack gap="s1">
            <span>
              {entry.kind === 'failed_sign_in' ? (
                <EmailOrUrl>{getTargetName(entry)}</EmailOrUrl>
              ) : entry.kind === 'refusal' ? (
                <Ltr>{getTargetName(entry)}</Ltr>
              ) : (
                <Bidi>{getTargetName(entry)}</Bidi>
              )}
            </span>
            {entry.target_type !== null && (
              <Text as="span" size="small" tone="muted">
                {getTypeName(entry.target_type)}
              </Text>
            )}
          </Stack>
        ),
      },
      {
        id: 'kind',
        header: t`Event`,
        format: 'nowrap',
        cell: ({ kind, attempts }) => (
          <Inline gap="s2">
            <Badge tone={tones[kind]}>{getKindName(kind)}</Badge>
            {attempts > 1 && (
              <Text as="span" size="small">
                <Ltr>{`×${format.number(attempts)}`}</Ltr>
              </Text>
            )}
          </Inline>
        ),
      },
      {
        id: 'actor',
        header: t`By`,
        cell: (entry) => (
          <Stack gap="s1">
            <span>
              <Bidi>{getActorName(entry)}</Bidi>
            </span>
            {entry.actor_name !== null && entry.actor_role !== null && (
              <Text as="span" size="small" tone="muted">
                {getRoleName(entry.actor_role)}
              </Text>
            )}
          </Stack>
        ),
      },
      {
        id: 'time',
        header: t`Time`,
        format: 'date',
        cell: ({ created_at }) => formatDateTime(created_at),
      },
    ],
    // Names change only with the language, like `t`.
    // oxlint-disable-next-line react/exhaustive-deps
    [t, format],
  );
}
