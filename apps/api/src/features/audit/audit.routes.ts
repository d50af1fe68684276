import type { FastifyInstance } from 'fastify';
import { applyPageDefaults } from '../../db/paging.ts';
import { parsePersonSearch } from '../users/userFields.ts';
import { toAuditEntry } from './audit.wire.ts';
import { listAuditEntries } from './auditEntries.repository.ts';

/** Lists the audit log. */
export async function auditRoutes(app: FastifyInstance): Promise<void> {
  app.operation('listAuditEntries', async ({ query: { search, ...query } }) => {
    const page = applyPageDefaults(query);
    const { rows, total } = await listAuditEntries(app.db, app.searchCache, {
      filter: query,
      search: parsePersonSearch(search),
      page,
    });
    return { audit_entries: rows.map(toAuditEntry), ...total, ...page };
  });
}
