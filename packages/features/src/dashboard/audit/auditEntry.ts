import type { ListAuditEntriesInput, ListAuditEntriesResult } from '@fanous/api-client/generated/staffQueries.ts';

/** An entry of the audit log. */
export type AuditEntry = ListAuditEntriesResult['audit_entries'][number];

/** The filters of the list and of the export. */
export type AuditFilter = Omit<NonNullable<ListAuditEntriesInput['query']>, 'page' | 'per_page' | 'before_id'>;

/** What an entry can say. */
export const auditKinds = [
  'create',
  'update',
  'delete',
  'failed_sign_in',
  'refusal',
] as const satisfies AuditEntry['kind'][];

/** What an entry can be about. */
export const auditTargetTypes = [
  'user',
  'password_reset_link',
  'main_category',
  'category',
  'course',
  'subscription',
  'video',
  'captions',
  'record',
  'pdf',
  'summary',
  'summary_report',
  'quiz',
  'question',
  'option',
] as const satisfies NonNullable<AuditFilter['target_type']>[];
