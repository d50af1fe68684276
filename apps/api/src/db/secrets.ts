import { randomBytes } from 'node:crypto';
import type { Db } from './database.ts';

/** Reads a secret of the platform, and creates it on first use. It is in the database, so that all servers share it. */
export async function getOrCreateSecret(
  db: Db,
  key: 'media_secret' | 'device_secret' | 'authenticator_secret',
): Promise<string> {
  await db
    .insertInto('meta')
    .values({ key, value: JSON.stringify({ secret: randomBytes(32).toString('base64url') }) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const row = await db.selectFrom('meta').where('key', '=', key).select('value').executeTakeFirstOrThrow();
  return String(row.value['secret']);
}
