import { hkdfSync } from 'node:crypto';
import type { Db } from '../../db/database.ts';
import { getOrCreateSecret } from '../../db/secrets.ts';

/**
 * Creates the function that gets the key with which secrets of authenticators are encrypted. It is derived from a secret in the same database:
 * it protects them in a copy of the table, not in a copy of the whole database (docs/decisions.md). Call it before a transaction, because
 * it needs a connection of its own.
 */
export function createAuthenticatorKeyLoader(db: Db): () => Promise<Buffer> {
  let key: Promise<Buffer> | undefined;
  // On first use: a database without authenticators has no such secret, so that a backup can be restored into it.
  return () =>
    (key ??= deriveKey(db).catch((error: unknown) => {
      key = undefined;
      throw error;
    }));
}

async function deriveKey(db: Db): Promise<Buffer> {
  const secret = await getOrCreateSecret(db, 'authenticator_secret');
  return Buffer.from(hkdfSync('sha256', secret, '', 'fanous authenticators', 32));
}
