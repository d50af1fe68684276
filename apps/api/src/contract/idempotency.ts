import { createHash, createHmac, hkdfSync } from 'node:crypto';
import type { Db } from '../db/database.ts';
import { decryptText, encryptText } from '../encryption.ts';
import { Problem } from '../problems/problem.ts';
import { findEarlierCall, storeEncryptedResponse, lockIdempotencyKey } from './idempotency.repository.ts';
import type { EarlierCall } from './idempotency.repository.ts';

/** A response that was sent. */
export interface StoredResponse {
  status: number;
  /** JSON. */
  body: string;
}

/** Thrown for a repeated call. The earlier response is sent instead. */
export class RepeatedCallError extends Error {
  override readonly name = 'RepeatedCall';
  readonly response: StoredResponse;

  constructor(response: StoredResponse) {
    super('This call was done before.');
    this.response = response;
  }
}

/**
 * The `Idempotency-Key` of one call (decision 44). The database stores a hash of the key. The key itself signs the request
 * and encrypts the response, so that only a client with the key can read passwords, tokens and names in them.
 */
export class IdempotencyKey {
  readonly #id: Buffer;
  readonly #secret: Buffer;

  /** Public operations have no account: requests with the same key and body have the same caller. */
  constructor(key: string, caller: number | 'public') {
    this.#id = createHash('sha256').update(`${caller}\0${key}`).digest();
    this.#secret = Buffer.from(hkdfSync('sha256', key, '', 'fanous idempotency', 32));
  }

  /** Whether the key was used before, with any request. */
  async isUsed(db: Db): Promise<boolean> {
    return (await findEarlierCall(db, this.#id)) !== undefined;
  }

  /** Finds the response of an earlier equal call. Throws 422 if the key was used for another request. */
  async findResponse(db: Db, request: unknown): Promise<StoredResponse | undefined> {
    const storedCall = await findEarlierCall(db, this.#id);
    return storedCall && this.#decryptResponse(storedCall, this.#signRequest(request));
  }

  /** Locks the key for a transaction, waiting for others. Returns the response of an earlier equal call. */
  async claim(db: Db, request: unknown): Promise<StoredResponse | undefined> {
    const signature = this.#signRequest(request);
    const claimedCall = await lockIdempotencyKey(db, this.#id, signature);
    return claimedCall && this.#decryptResponse(claimedCall, signature);
  }

  /** Stores a response in the transaction that claimed the key. */
  storeResponse(db: Db, { status, body }: StoredResponse): Promise<void> {
    return storeEncryptedResponse(db, this.#id, encryptText(this.#secret, JSON.stringify([status, body])));
  }

  #decryptResponse({ requestSignature, response }: EarlierCall, signature: Buffer): StoredResponse {
    if (!signature.equals(requestSignature)) throw new Problem(422, 'idempotency_key_reused');
    if (!response) throw new Error('A key was stored without a response.');
    const [status, body] = JSON.parse(decryptText(this.#secret, response)) as [number, string];
    return { status, body };
  }

  #signRequest(request: unknown): Buffer {
    return createHmac('sha256', this.#secret).update(JSON.stringify(request, sortKeys)).digest();
  }
}

/** Sorts keys, so that the order of fields does not matter. */
function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
