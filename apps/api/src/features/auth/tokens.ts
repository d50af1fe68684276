import { createHash, randomBytes } from 'node:crypto';

/** Creates a token of 256 random bits. Only its hash is stored. */
export function createToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

/** Hashes a token for the database. A fast hash is enough: 256 random bits cannot be guessed. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Reads the token of an `Authorization: Bearer` header. */
export function parseBearerToken(header: string | undefined): string | undefined {
  return /^Bearer +([\w-]{20,100}) *$/i.exec(header ?? '')?.[1];
}
