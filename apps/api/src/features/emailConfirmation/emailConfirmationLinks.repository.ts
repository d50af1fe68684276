import type { Db } from '../../db/database.ts';
import { createToken, hashToken } from '../auth/tokens.ts';

/** How long a link works. */
export const linkLifetimeHours = 24;

/** How long a link is known after it has expired, so that its page can say why it does not work. */
const storedAfterExpiryMs = 7 * 86_400_000;

/** Adds a link to an account. Replaces the earlier one. Returns the secret of the link. */
export async function replaceEmailConfirmationLink(db: Db, userId: number): Promise<string> {
  const { token, hash } = createToken();
  const link = {
    token_hash: hash,
    expires_at: new Date(Date.now() + linkLifetimeHours * 3_600_000).toISOString(),
    used_at: null,
  };
  await db
    .insertInto('email_confirmation_links')
    .values({ user_id: userId, ...link })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(link))
    .execute();
  return token;
}

/** Finds a link, also one that was used or has expired. */
export function findEmailConfirmationLink(db: Db, token: string) {
  return db
    .selectFrom('email_confirmation_links')
    .where('token_hash', '=', hashToken(token))
    .select(['user_id', 'expires_at', 'used_at'])
    .executeTakeFirst();
}

/** Uses the link of a locked account, and confirms the e-mail. */
export async function confirmEmail(db: Db, userId: number): Promise<void> {
  const now = new Date().toISOString();
  await db.updateTable('email_confirmation_links').set({ used_at: now }).where('user_id', '=', userId).execute();
  await db.updateTable('users').set({ email_confirmed_at: now, updated_at: now }).where('id', '=', userId).execute();
}

/** Ends the link of an account whose e-mail was changed. */
export async function deleteEmailConfirmationLink(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('email_confirmation_links').where('user_id', '=', userId).execute();
}

/** Deletes links that expired some days ago. */
export async function deleteOldEmailConfirmationLinks(db: Db): Promise<void> {
  const before = new Date(Date.now() - storedAfterExpiryMs).toISOString();
  await db.deleteFrom('email_confirmation_links').where('expires_at', '<', before).execute();
}
