import { sql } from 'kysely';
import type { Config } from '../../config.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { TransactionOptions } from '../../contract/types.ts';
import type { Db } from '../../db/database.ts';
import type { Role } from '../../db/tables.ts';
import { sendSignal } from '../../db/sendSignal.ts';
import { isTwoStepRequired } from '../twoStep/isTwoStepRequired.ts';
import { isLimitedAdminAccount } from '../users/limitedAdmins.ts';
import { createToken } from './tokens.ts';
import type { DeviceName } from './userAgent.ts';

const hour = 3_600;
const day = 24 * hour;
const maxSessionSeconds = 60 * day;

/** Gets the lifetime of sessions (decision 27). It is shorter for roles that can change other people's data. */
export function getSessionLifetime(
  role: Role,
  override: Pick<Config['session'], 'idleSeconds' | 'maxSeconds'>,
): { idleSeconds: number; maxSeconds: number } {
  const standard = role === 'user' ? { idle: 14 * day, max: maxSessionSeconds } : { idle: day, max: 14 * day };
  return { idleSeconds: override.idleSeconds ?? standard.idle, maxSeconds: override.maxSeconds ?? standard.max };
}

/** The device of a new session. */
export interface SessionDevice extends DeviceName {
  /** The id from the cookie of the device. */
  device_id: string;
}

/** Creates a session and returns its token. Only a hash of the token is stored. */
export async function createSession(db: Db, userId: number, device: Partial<SessionDevice> = {}): Promise<string> {
  const { token, hash } = createToken();
  await db
    .insertInto('sessions')
    .values({ token_hash: hash, user_id: userId, ...device })
    .execute();
  return token;
}

/**
 * Creates a session after a correct password. Returns undefined if the password was changed or the account deleted
 * meanwhile. The lock waits for a running change, so that no session outlives its password.
 */
export async function createSessionIfPasswordUnchanged(
  db: Db,
  account: { id: number; password_hash: string },
  { browser, system, device_id }: SessionDevice,
): Promise<string | undefined> {
  const { token, hash } = createToken();
  const { rows } = await sql`
    insert into sessions (token_hash, user_id, browser, system, device_id)
    select ${hash}::bytea, id, ${browser}, ${system}, ${device_id} from users where id = ${account.id} and password_hash = ${account.password_hash} for share
    returning id
  `.execute(db);
  return rows.length > 0 ? token : undefined;
}

/** A session with its account. */
export type SessionRow = Awaited<ReturnType<typeof listSessions>>[number];

/** Lists the sessions of token hashes, with their accounts. */
export function listSessions(db: Db, tokenHashes: readonly Buffer[]) {
  return selectViewer(db)
    .where(sql<boolean>`token_hash = any(${[...tokenHashes]}::bytea[])`)
    .select('token_hash')
    .execute();
}

/** Returns the account of a session. Ends an expired session, and returns undefined. */
export async function authenticateSession(
  db: Db,
  row: SessionRow | undefined,
  config: Config,
): Promise<Viewer | undefined> {
  if (!row) return undefined;
  if (isExpired(row, config)) {
    await deleteSession(db, row.session_id);
    return undefined;
  }
  const idle = getSecondsSince(row.last_used_at);
  // Not on every request: each write flushes a page to the disk.
  if (idle >= Math.min(60, getSessionLifetime(row.role, config.session).idleSeconds / 10))
    await touchSession(db, row.session_id);
  return toViewer(row, config);
}

/**
 * Locks the viewer's session and reads the account again. Returns undefined if the session has ended. A call that ends
 * sessions or changes rights locks the sessions of that account first, so that neither happens during a viewer's write.
 * A separate statement reads the account: the statement that waited for the lock would return the old values.
 */
export async function lockViewer(
  db: Db,
  { sessionId }: Viewer,
  { lockSessionsOfUserId }: TransactionOptions,
  config: Config,
): Promise<Viewer | undefined> {
  const sessions = db.selectFrom('sessions').select('id').orderBy('id');
  const locked =
    lockSessionsOfUserId === undefined
      ? await sessions.where('id', '=', sessionId).forKeyShare().execute()
      : await sessions
          .where((eb) => eb.or([eb('id', '=', sessionId), eb('user_id', '=', lockSessionsOfUserId)]))
          .forUpdate()
          .execute();
  if (!locked.some(({ id }) => id === sessionId)) return undefined;
  const row = await selectViewer(db).where('sessions.id', '=', sessionId).executeTakeFirst();
  return row && !isExpired(row, config) ? toViewer(row, config) : undefined;
}

const selectViewer = (db: Db) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('authenticators', 'authenticators.user_id', 'users.id')
    .select([
      'sessions.id as session_id',
      'sessions.created_at',
      'last_used_at',
      'users.id',
      'role',
      'email',
      'authenticators.user_id as authenticator_id',
    ]);

const toViewer = (
  row: { id: number; session_id: number; role: Role; email: string; authenticator_id: number | null },
  config: Config,
): Viewer => ({
  id: row.id,
  role: row.role,
  isLimited: isLimitedAdminAccount(row, config),
  sessionId: row.session_id,
  mustTurnOnTwoStep: row.authenticator_id === null && isTwoStepRequired(row.role, config),
});

/** Selects the sessions of an account that have not expired. */
export function selectActiveSessions(db: Db, { id, role }: { id: number; role: Role }, { session }: Config) {
  const { idleSeconds, maxSeconds } = getSessionLifetime(role, session);
  const toStart = (seconds: number) => new Date(Date.now() - seconds * 1_000).toISOString();
  return db
    .selectFrom('sessions')
    .where('user_id', '=', id)
    .where('last_used_at', '>', toStart(idleSeconds))
    .where('created_at', '>', toStart(maxSeconds));
}

/** Finds which of these sessions are active. This does not reset their idle time. */
export async function findActiveSessions(db: Db, ids: readonly number[], config: Config): Promise<Set<number>> {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .where(sql<boolean>`sessions.id = any(${[...ids]}::bigint[])`)
    .select(['sessions.id', 'sessions.created_at', 'last_used_at', 'role'])
    .execute();
  return new Set(rows.filter((row) => !isExpired(row, config)).map(({ id }) => id));
}

function isExpired(session: { role: Role; created_at: string; last_used_at: string }, config: Config): boolean {
  const life = getSessionLifetime(session.role, config.session);
  return (
    getSecondsSince(session.last_used_at) >= life.idleSeconds || getSecondsSince(session.created_at) >= life.maxSeconds
  );
}

const getSecondsSince = (time: string) => (Date.now() - Date.parse(time)) / 1_000;

const touchSession = (db: Db, id: number) =>
  db.updateTable('sessions').set({ last_used_at: new Date().toISOString() }).where('id', '=', id).execute();

/** Ends one session. */
export async function deleteSession(db: Db, id: number): Promise<void> {
  const deletedSession = await db.deleteFrom('sessions').where('id', '=', id).returning('user_id').executeTakeFirst();
  if (deletedSession) await sendSignal(db, { about: 'sessions', id: deletedSession.user_id });
}

/**
 * Locks the sessions of a locked account again. A session created after `lockViewer` locked the others may have a running
 * write with the old rights.
 */
export async function lockUserSessions(db: Db, userId: number): Promise<void> {
  await db.selectFrom('sessions').where('user_id', '=', userId).select('id').orderBy('id').forUpdate().execute();
}

/** Ends all sessions of an account, after a forced logout, a deletion or a changed password. Returns their number. */
export async function deleteUserSessions(db: Db, userId: number): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('sessions').where('user_id', '=', userId).executeTakeFirstOrThrow();
  await sendSignal(db, { about: 'sessions', id: userId });
  return Number(numDeletedRows);
}

/** Deletes expired sessions. */
export async function deleteExpiredSessions(db: Db, config: Config): Promise<void> {
  const longest = Math.max(maxSessionSeconds, config.session.maxSeconds ?? 0) * 1_000;
  await db
    .deleteFrom('sessions')
    .where('created_at', '<', new Date(Date.now() - longest).toISOString())
    .execute();
}
