import { createHash, randomBytes } from 'node:crypto';

/** A new token: 256 random bits, of which only the hash is kept. */
export function makeToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

/** What the database knows of a token. A fast hash will do: there is nothing to guess in 256 random bits. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The token of an `Authorization: Bearer` header. */
export function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer +([\w-]{20,100}) *$/i.exec(header ?? '')?.[1];
}
