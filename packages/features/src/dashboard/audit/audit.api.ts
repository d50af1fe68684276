import type { Api } from '@fanous/api-client/client';
import { listAuditEntriesQuery } from '@fanous/api-client/generated/staffQueries.ts';
import type { AuditEntry, AuditFilter } from './auditEntry.ts';

const perPage = 200;
/** More entries would be too many for one file. */
export const maxExportedEntries = 20_000;

/** Fetches all entries that match, newest first. `isComplete` is false if there are more than one file should have. */
export async function fetchAllEntries(
  api: Api,
  filter: AuditFilter,
): Promise<{ entries: AuditEntry[]; isComplete: boolean }> {
  const entries: AuditEntry[] = [];
  for (;;) {
    const last = entries.at(-1);
    const query = { ...filter, per_page: perPage, ...(last && { before_id: last.id }) };
    // Sequential, because each page starts at the last entry of the one before.
    // oxlint-disable-next-line no-await-in-loop
    const { audit_entries: page } = await listAuditEntriesQuery(api, { query }).queryFn({});
    entries.push(...page);
    if (entries.length > maxExportedEntries)
      return { entries: entries.slice(0, maxExportedEntries), isComplete: false };
    if (page.length < perPage) return { entries, isComplete: true };
  }
}
