import type { Db } from '../../db/database.ts';
import { createToken, hashToken } from './tokens.ts';

/** How long a link works. */
export const linkLifetimeMinutes = 30;

/** The secret of a link, and when it ends. */
export interface PasswordResetLink {
  token: string;
  expires_at: string;
}

/** Adds a link to an account. Earlier links stay valid. */
export async function addPasswordResetLink(db: Db, userId: number): Promise<PasswordResetLink> {
  const { token, hash } = createToken();
  const expires_at = new Date(Date.now() + linkLifetimeMinutes * 60_000).toISOString();
  await db.insertInto('password_reset_links').values({ user_id: userId, token_hash: hash, expires_at }).execute();
  return { token, expires_at };
}

/** Adds a link that replaces all earlier ones of the account. */
export async function replacePasswordResetLinks(db: Db, userId: number): Promise<PasswordResetLink> {
  await deletePasswordResetLinksOfUser(db, userId);
  return addPasswordResetLink(db, userId);
}

/** Finds the account of a link that has not ended. */
export async function findPasswordResetUserId(db: Db, token: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('password_reset_links')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', new Date().toISOString())
    .select('user_id')
    .executeTakeFirst();
  return row?.user_id;
}

/** Deletes a link, so that it works once. Returns false if it was used or replaced, or has expired. */
export async function consumePasswordResetLink(db: Db, token: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('password_reset_links')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', new Date().toISOString())
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Ends the links of an account whose password, role or e-mail was changed. */
export async function deletePasswordResetLinksOfUser(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('password_reset_links').where('user_id', '=', userId).execute();
}

/** Deletes links that have ended. */
export async function deleteExpiredPasswordResetLinks(db: Db): Promise<void> {
  await db.deleteFrom('password_reset_links').where('expires_at', '<', new Date().toISOString()).execute();
}
