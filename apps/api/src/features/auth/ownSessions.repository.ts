import type { Viewer } from '../../access/viewer.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/database.ts';
import { sendSignal } from '../../db/sendSignal.ts';
import { selectActiveSessions } from './sessions.repository.ts';

const maxListedSessions = 100;

/** Lists the active sessions of the viewer, the current one first. Token hashes and ids of devices stay in the database. */
export async function listOwnSessions(db: Db, viewer: Viewer, config: Config) {
  const sessions = selectActiveSessions(db, viewer, config);
  const rows = await sessions
    .select(['id', 'browser', 'system', 'created_at', 'last_used_at'])
    .orderBy((eb) => eb('id', '=', viewer.sessionId), 'desc')
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxListedSessions)
    .execute();
  const { total } = await sessions.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}

/** Ends one session of an account. Returns false if the account has no such session. */
export async function endOwnSession(db: Db, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  await sendSignal(db, { about: 'sessions', id: userId });
  return numDeletedRows > 0n;
}

/** Ends all sessions of the viewer except the current one. */
export async function endOtherSessions(db: Db, { id, sessionId }: Viewer): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', id).where('id', '<>', sessionId).execute();
  await sendSignal(db, { about: 'sessions', id });
}
