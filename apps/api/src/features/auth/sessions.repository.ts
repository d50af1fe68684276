import { sql } from 'kysely';
import type { Config } from '../../config.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { TransactionOptions } from '../../contract/types.ts';
import type { Db } from '../../db/database.ts';
import type { Role } from '../../db/tables.ts';
import { sendSignal } from '../../db/sendSignal.ts';
import { isLimitedAdmin } from '../users/limitedAdmins.ts';
import { hashToken, makeToken } from './tokens.ts';

const hour = 3_600;
const day = 24 * hour;
const longestSession = 60 * day;

/** How long sessions last (decision 27): short for those who can change other people's things. */
export function sessionLife(role: Role, override: Config['session']): { idle: number; max: number } {
  const standard = role === 'user' ? { idle: 14 * day, max: longestSession } : { idle: day, max: 14 * day };
  return { idle: override.idleSeconds ?? standard.idle, max: override.maxSeconds ?? standard.max };
}

/** Opens a session and gives the token, which is never seen again. */
export async function createSession(db: Db, userId: number): Promise<string> {
  const { token, hash } = makeToken();
  await db.insertInto('sessions').values({ token_hash: hash, user_id: userId }).execute();
  return token;
}

/**
 * Opens a session for someone who has just proved the password. Undefined when the password was changed or the account
 * deleted meanwhile: the lock makes a change under way finish first, so that no session outlives the password it rests on.
 */
export async function openSession(db: Db, account: { id: number; password_hash: string }): Promise<string | undefined> {
  const { token, hash } = makeToken();
  const { rows } = await sql`
    insert into sessions (token_hash, user_id)
    select ${hash}::bytea, id from users where id = ${account.id} and password_hash = ${account.password_hash} for share
    returning id
  `.execute(db);
  return rows.length > 0 ? token : undefined;
}

/** The account behind a token, or undefined when the token is unknown or its time is over. */
export async function findViewer(db: Db, token: string, config: Config): Promise<Viewer | undefined> {
  const row = await selectViewer(db).where('token_hash', '=', hashToken(token)).executeTakeFirst();
  if (!row) return undefined;
  if (isOver(row, config)) {
    await deleteSession(db, row.session_id);
    return undefined;
  }
  const idle = secondsSince(row.last_used_at);
  // Not on every request: a row that is written each time is a page to flush each time.
  if (idle >= Math.min(60, sessionLife(row.role, config.session).idle / 10)) await touchSession(db, row.session_id);
  return toViewer(row, config);
}

/**
 * Locks the viewer's session and reads the account again; undefined when the session has ended. A call that ends
 * sessions or changes rights locks the sessions of that account first, so that neither happens during a viewer's write.
 * The account is read by a statement of its own: the one that waited for the lock would still show it as it was before.
 */
export async function lockViewer(
  db: Db,
  { sessionId }: Viewer,
  { lockSessionsOf }: TransactionOptions,
  config: Config,
): Promise<Viewer | undefined> {
  const sessions = db.selectFrom('sessions').select('id').orderBy('id');
  const locked =
    lockSessionsOf === undefined
      ? await sessions.where('id', '=', sessionId).forKeyShare().execute()
      : await sessions
          .where((eb) => eb.or([eb('id', '=', sessionId), eb('user_id', '=', lockSessionsOf)]))
          .forUpdate()
          .execute();
  if (!locked.some(({ id }) => id === sessionId)) return undefined;
  const row = await selectViewer(db).where('sessions.id', '=', sessionId).executeTakeFirst();
  return row && !isOver(row, config) ? toViewer(row, config) : undefined;
}

const selectViewer = (db: Db) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id as session_id', 'sessions.created_at', 'last_used_at', 'users.id', 'role', 'email']);

const toViewer = (row: { id: number; session_id: number; role: Role; email: string }, config: Config): Viewer => {
  return { id: row.id, role: row.role, isLimited: isLimitedAdmin(row, config), sessionId: row.session_id };
};

/** Which of some sessions are still good. Asking keeps none of them from going idle. */
export async function findLiveSessions(db: Db, ids: readonly number[], config: Config): Promise<Set<number>> {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .where(sql<boolean>`sessions.id = any(${[...ids]}::bigint[])`)
    .select(['sessions.id', 'sessions.created_at', 'last_used_at', 'role'])
    .execute();
  return new Set(rows.filter((row) => !isOver(row, config)).map(({ id }) => id));
}

function isOver(session: { role: Role; created_at: string; last_used_at: string }, config: Config): boolean {
  const life = sessionLife(session.role, config.session);
  return secondsSince(session.last_used_at) >= life.idle || secondsSince(session.created_at) >= life.max;
}

const secondsSince = (time: string) => (Date.now() - Date.parse(time)) / 1_000;

const touchSession = (db: Db, id: number) =>
  db.updateTable('sessions').set({ last_used_at: new Date().toISOString() }).where('id', '=', id).execute();

/** Ends one session: its token is worth nothing from now on. */
export async function deleteSession(db: Db, id: number): Promise<void> {
  const gone = await db.deleteFrom('sessions').where('id', '=', id).returning('user_id').executeTakeFirst();
  if (gone) await sendSignal(db, { about: 'sessions', id: gone.user_id });
}

/**
 * Locks the sessions of an account that is locked itself. One that was opened after `lockViewer` had locked the others may
 * have a write under way by the rights that the account had before.
 */
export async function lockNewSessions(db: Db, userId: number): Promise<void> {
  await db.selectFrom('sessions').where('user_id', '=', userId).select('id').orderBy('id').forUpdate().execute();
}

/** Ends all sessions of an account: force-logout, deletion and a changed password. */
export async function deleteSessionsOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
  await sendSignal(db, { about: 'sessions', id: userId });
}

/** Removes what nobody can use any more. */
export async function deleteDeadSessions(db: Db, config: Config): Promise<void> {
  const longest = Math.max(longestSession, config.session.maxSeconds ?? 0) * 1_000;
  await db
    .deleteFrom('sessions')
    .where('created_at', '<', new Date(Date.now() - longest).toISOString())
    .execute();
}
