import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Db } from '../db/database.ts';
import { Problem } from '../problems/problem.ts';
import { findKeptCall, keepAnswer, takeKey } from './idempotency.repository.ts';
import type { KeptCall } from './idempotency.repository.ts';

/** An answer as it goes out. */
export interface SentAnswer {
  status: number;
  /** JSON. */
  body: string;
}

/** Ends the handling of a call that was done before: the earlier answer goes out instead. */
export class RepeatedCall extends Error {
  override readonly name = 'RepeatedCall';
  readonly answer: SentAnswer;

  constructor(answer: SentAnswer) {
    super('This call was done before.');
    this.answer = answer;
  }
}

const ivLength = 12;
const tagLength = 16;

/**
 * The `Idempotency-Key` of one call (decision 44). The database gets a hash of it; what the call asked and answered is kept
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

  /** The answer of the same call, if it was done before. Another call with this key is refused. */
  async find(db: Db, request: unknown): Promise<SentAnswer | undefined> {
    const kept = await findKeptCall(db, this.#id);
    return kept && this.#read(kept, this.#mark(request));
  }

  /** Holds the key for a transaction, after one that holds it already. Gives the answer of the same call, if there is one. */
  async take(db: Db, request: unknown): Promise<SentAnswer | undefined> {
    const mark = this.#mark(request);
    const kept = await takeKey(db, this.#id, mark);
    return kept && this.#read(kept, mark);
  }

  /** Keeps an answer in the transaction that holds the key. */
  keep(db: Db, { status, body }: SentAnswer): Promise<void> {
    const iv = randomBytes(ivLength);
    const cipher = createCipheriv('aes-256-gcm', this.#secret, iv);
    const text = Buffer.concat([cipher.update(JSON.stringify([status, body])), cipher.final()]);
    return keepAnswer(db, this.#id, Buffer.concat([iv, cipher.getAuthTag(), text]));
  }

  #read({ request, answer }: KeptCall, mark: Buffer): SentAnswer {
    if (!mark.equals(request)) throw new Problem(422, 'idempotency_key_reused');
    if (!answer) throw new Error('A key was kept without an answer.');
    const decipher = createDecipheriv('aes-256-gcm', this.#secret, answer.subarray(0, ivLength));
    decipher.setAuthTag(answer.subarray(ivLength, ivLength + tagLength));
    const text = Buffer.concat([decipher.update(answer.subarray(ivLength + tagLength)), decipher.final()]);
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
