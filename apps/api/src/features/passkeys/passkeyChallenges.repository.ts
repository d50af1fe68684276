import type { Db } from '../../db/database.ts';
import { createToken, hashToken } from '../auth/tokens.ts';

/** How long a challenge is valid, and how long browsers wait for the user. */
export const challengeLifetimeMs = 5 * 60_000;

/** Creates a challenge. Only its hash is stored. `sessionId` is the session that adds a passkey, or null for a sign-in. */
export async function createPasskeyChallenge(db: Db, sessionId: number | null): Promise<string> {
  const { token, hash } = createToken();
  const expires_at = new Date(Date.now() + challengeLifetimeMs).toISOString();
  await db
    .insertInto('passkey_challenges')
    .values({ challenge_hash: hash, session_id: sessionId, expires_at })
    .execute();
  return token;
}

/** Deletes a challenge, so that it works once. Returns false if it was used before, has expired, or was created for another purpose. */
export async function consumePasskeyChallenge(db: Db, challenge: string, sessionId: number | null): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hashToken(challenge))
    .where('session_id', 'is not distinct from', sessionId)
    .where('expires_at', '>', new Date().toISOString())
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Deletes challenges that have expired. */
export async function deleteExpiredPasskeyChallenges(db: Db): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<', new Date().toISOString()).execute();
}
