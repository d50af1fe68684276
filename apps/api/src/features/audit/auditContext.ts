import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import type { Viewer } from '../../access/viewer.ts';
import type { Db } from '../../db/database.ts';

type StaffViewer = Pick<Viewer, 'id' | 'role' | 'isLimited'>;

/**
 * Names the actor of a transaction, if it is an admin or a teacher. From then on, triggers write an audit entry for each change of a row
 * (`migrations/0031_audit_entries.sql`). The setting ends with the transaction.
 */
export async function setAuditActor(
  db: Db,
  { id, role, isLimited }: StaffViewer,
  action: string,
  request: Pick<FastifyRequest, 'id' | 'ip'>,
): Promise<void> {
  if (role === 'user') return;
  const context = {
    action,
    actor_id: id,
    actor_role: isLimited ? 'limited_admin' : role,
    request_id: request.id,
    address: request.ip,
  };
  await sql`
    select set_config('fanous.audit', (
      ${JSON.stringify(context)}::jsonb || jsonb_build_object(
        'actor_name', name, 'actor_email', email,
        'actor_fold', split_part(search_fold, E' \\n ', 1) || E' \\n ' || split_part(search_fold, E' \\n ', 2)
      )
    )::text, true)
    from users where id = ${id}
  `.execute(db);
}

/** Names the operator as the actor of a transaction: on the command line, or with the setup key. `request` is that of the setup page. */
export async function setAuditOperator(
  db: Db,
  command: string,
  request?: Pick<FastifyRequest, 'id' | 'ip'>,
): Promise<void> {
  const origin = request && { request_id: request.id, address: request.ip };
  const context = JSON.stringify({ action: command, actor_role: 'operator', ...origin });
  await sql`select set_config('fanous.audit', ${context}, true)`.execute(db);
}

const targetTables = { user: 'users', course: 'courses', quiz: 'quizzes' } as const;

/** A change of one field that is stored in several rows. */
interface FieldChange {
  targetType: keyof typeof targetTables;
  targetId: number;
  field: string;
  before: unknown;
  after: unknown;
}

/** Adds an entry for a change that triggers cannot summarize, such as a new order. Nothing is added if both values are equal. */
export async function recordFieldChange(
  db: Db,
  { targetType, targetId, field, before, after }: FieldChange,
): Promise<void> {
  if (isDeepStrictEqual(before, after)) return;
  await sql`
    select add_field_change(
      ${targetType}, to_jsonb(target), ${JSON.stringify({ [field]: before })}::jsonb,
      ${JSON.stringify({ [field]: after })}::jsonb
    )
    from ${sql.table(targetTables[targetType])} as target where id = ${targetId}
  `.execute(db);
}
