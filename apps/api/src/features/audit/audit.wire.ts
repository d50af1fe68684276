import type { components } from '@fanous/api-client/generated/schema.ts';
import type { AuditEntryRow } from './auditEntries.repository.ts';

type AuditEntry = components['schemas']['AuditEntry'];

/** Converts an entry to the response. */
export const toAuditEntry = ({ before, after, ...row }: AuditEntryRow): AuditEntry => ({
  ...row,
  changes: [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].map((field) => ({
    field,
    before: toText(before?.[field]),
    after: toText(after?.[field]),
  })),
});

function toText(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
