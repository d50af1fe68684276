import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Db } from '../db/database.ts';
import { Problem } from '../problems/problem.ts';
import { findKeptCall, storeResponse, takeKey } from './idempotency.repository.ts';
import type { KeptCall } from './idempotency.repository.ts';

/** A response as it was sent. */
export interface StoredResponse {
  status: number;
  /** JSON. */
  body: string;
}

/** Ends the handling of a call that was done before: the earlier response is sent instead. */
export class RepeatedCall extends Error {
  override readonly name = 'RepeatedCall';
  readonly response: StoredResponse;

  constructor(response: StoredResponse) {
    super('This call was done before.');
    this.response = response;
  }
}

const ivLength = 12;
const tagLength = 16;

/**
 * The `Idempotency-Key` of one call (decision 44). The database gets a hash of it; the request and the response are kept
 * under the key itself, so that passwords, tokens and names in there can be read by nobody but who sends it again.
 */
export class IdempotencyKey {
  readonly #id: Buffer;
  readonly #secret: Buffer;

  /** A public operation has no account: who knows the key and the whole body is the same caller. */
  constructor(key: string, caller: number | 'public') {
    this.#id = createHash('sha256').update(`${caller}\0${key}`).digest();
    this.#secret = Buffer.from(hkdfSync('sha256', key, '', 'fanous idempotency', 32));
  }

  /** Whether the call was done before, whatever it sent. */
  async isUsed(db: Db): Promise<boolean> {
    return (await findKeptCall(db, this.#id)) !== undefined;
  }

  /** The response of the same call, if it was done before. Another call with this key is refused. */
  async find(db: Db, request: unknown): Promise<StoredResponse | undefined> {
    const kept = await findKeptCall(db, this.#id);
    return kept && this.#read(kept, this.#mark(request));
  }

  /** Holds the key for a transaction, after one that holds it already. Returns the response of an equal call, if any. */
  async take(db: Db, request: unknown): Promise<StoredResponse | undefined> {
    const mark = this.#mark(request);
    const kept = await takeKey(db, this.#id, mark);
    return kept && this.#read(kept, mark);
  }

  /** Stores a response in the transaction that holds the key. */
  keep(db: Db, { status, body }: StoredResponse): Promise<void> {
    const iv = randomBytes(ivLength);
    const cipher = createCipheriv('aes-256-gcm', this.#secret, iv);
    const text = Buffer.concat([cipher.update(JSON.stringify([status, body])), cipher.final()]);
    return storeResponse(db, this.#id, Buffer.concat([iv, cipher.getAuthTag(), text]));
  }

  #read({ request, response }: KeptCall, mark: Buffer): StoredResponse {
    if (!mark.equals(request)) throw new Problem(422, 'idempotency_key_reused');
    if (!response) throw new Error('A key was stored without a response.');
    const decipher = createDecipheriv('aes-256-gcm', this.#secret, response.subarray(0, ivLength));
    decipher.setAuthTag(response.subarray(ivLength, ivLength + tagLength));
    const text = Buffer.concat([decipher.update(response.subarray(ivLength + tagLength)), decipher.final()]);
    const [status, body] = JSON.parse(text.toString()) as [number, string];
    return { status, body };
  }

  #mark(request: unknown): Buffer {
    return createHmac('sha256', this.#secret).update(JSON.stringify(request, inOneOrder)).digest();
  }
}

/** The same fields in another order are the same body. */
function inOneOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
