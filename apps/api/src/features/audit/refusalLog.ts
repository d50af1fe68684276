import { foldArabic } from '@fanous/arabic/fold';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { findOperationCall } from '../../contract/operationCall.ts';
import type { Db } from '../../db/database.ts';
import { toObjectOrEmpty } from '../../json.ts';
import type { Problem } from '../../problems/problem.ts';
import { normalizeEmail } from '../users/userFields.ts';
import { insertRefusedAttempts } from './auditEntries.repository.ts';
import type { RefusedAttempt } from './auditEntries.repository.ts';

const intervalMs = 60_000;
// More attempts of a kind are counted together, without account and address.
const maxEntriesPerInterval = 100;

const signInProblems = new Set(['wrong_credentials', 'too_many_requests']);

/**
 * Collects failed sign-ins and refused permissions, and writes them to the audit log once a minute: one entry for each account and address,
 * with the number of attempts. A storm of attempts therefore never writes for each request, and adds few rows.
 */
export class RefusalLog {
  readonly #db: Db;
  readonly #log: FastifyBaseLogger;
  readonly #timer: NodeJS.Timeout;
  #attempts = new Map<string, RefusedAttempt>();

  constructor(db: Db, log: FastifyBaseLogger) {
    this.#db = db;
    this.#log = log;
    this.#timer = setInterval(() => void this.flush(), intervalMs);
    this.#timer.unref();
  }

  /** Counts a response if it refuses a sign-in or a permission. */
  count(request: FastifyRequest, problem: Problem): void {
    const attempt = findRefusedAttempt(request, problem);
    if (!attempt) return;
    const { kind, action, actor_id, email, address } = attempt;
    const key = JSON.stringify([kind, action, actor_id, email, address]);
    if (this.#attempts.has(key) || this.#attempts.size < maxEntriesPerInterval) this.#add(key, attempt);
    else this.#add(kind, { ...attempt, ...anonymousFields, action: kind === 'refusal' ? 'various' : action });
  }

  #add(key: string, attempt: RefusedAttempt): void {
    const known = this.#attempts.get(key);
    if (known) known.attempts += 1;
    else this.#attempts.set(key, attempt);
  }

  /** Writes what was counted. Errors are logged: the next requests must not fail because of them. */
  async flush(): Promise<void> {
    const attempts = [...this.#attempts.values()];
    this.#attempts = new Map();
    if (attempts.length === 0) return;
    await insertRefusedAttempts(this.#db, attempts).catch((error: unknown) => {
      this.#log.warn({ err: error, attempts: attempts.length }, 'refused attempts could not be added to the audit log');
    });
  }

  /** Writes the rest and stops. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }
}

const anonymousFields = { actor_id: null, email: null, search_fold: '', request_id: null, address: null };

function findRefusedAttempt(request: FastifyRequest, { code }: Problem): RefusedAttempt | undefined {
  const call = findOperationCall(request);
  const action = request.routeOptions.config.operationId;
  if (!call || action === undefined) return undefined;
  const common = { action, attempts: 1, request_id: request.id, address: request.ip };
  // `locked` is no refusal: students see it before they subscribe.
  if (code === 'forbidden' && call.viewer)
    return { ...common, kind: 'refusal', actor_id: call.viewer.id, email: null, search_fold: '' };
  if (action !== 'login' || !signInProblems.has(code)) return undefined;
  const email = findEmail(toObjectOrEmpty(call.body)['email']);
  return { ...common, kind: 'failed_sign_in', actor_id: null, email, search_fold: foldArabic(email ?? '') };
}

/** Returns the e-mail of a sign-in. People also type passwords into its field, so any other text is dropped. */
function findEmail(value: unknown): string | null {
  const email = typeof value === 'string' ? normalizeEmail(value) : '';
  return /^[\w.+-]{1,64}@[\w-]+(\.[\w-]+)*\.[a-z]{2,24}$/.test(email) ? email : null;
}
