import { foldArabic } from '@fanous/arabic/fold';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Viewer } from '../../access/viewer.ts';
import { findOperationCall } from '../../contract/operationCall.ts';
import type { Db } from '../../db/database.ts';
import { toObjectOrEmpty } from '../../json.ts';
import type { Problem } from '../../problems/problem.ts';
import { normalizeEmail } from '../users/userFields.ts';
import { insertRefusedAttempts } from './auditEntries.repository.ts';
import type { RefusedAttempt } from './auditEntries.repository.ts';

const intervalMs = 60_000;
// Beyond these, attempts are counted together: refused permissions by account, failed sign-ins without e-mail and address. Anyone can
// send sign-ins, so few of them become entries.
const maxEntriesPerInterval = { failed_sign_in: 30, refusal: 100 };

const signInOperations = new Set(['login', 'signInWithPasskey']);
const signInProblems = new Set(['wrong_credentials', 'wrong_code', 'wrong_passkey', 'too_many_requests']);

/**
 * Collects failed sign-ins and refused permissions, and writes them to the audit log once a minute: one entry for each account and address,
 * with the number of attempts. Many attempts therefore never cause a write for each request, and add few rows.
 */
export class RefusalLog {
  readonly #db: Db;
  readonly #log: FastifyBaseLogger;
  readonly #timer: NodeJS.Timeout;
  #attempts = createAttempts();
  #flushed: Promise<void> = Promise.resolve();

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
    const attempts = this.#attempts[kind];
    const key = JSON.stringify([action, actor_id, email, address]);
    if (attempts.has(key) || attempts.size < maxEntriesPerInterval[kind]) addAttempt(attempts, key, attempt);
    else if (kind === 'failed_sign_in') addAttempt(attempts, kind, { ...attempt, ...summaryFields });
    else addAttempt(attempts, JSON.stringify(actor_id), { ...attempt, ...summaryFields, action: 'various' });
  }

  /** Writes what was counted. Errors are logged: the next requests must not fail because of them. */
  flush(): Promise<void> {
    const attempts = Object.values(this.#attempts).flatMap((map) => [...map.values()]);
    this.#attempts = createAttempts();
    if (attempts.length > 0) this.#flushed = this.#flushed.then(() => this.#write(attempts));
    return this.#flushed;
  }

  async #write(attempts: readonly RefusedAttempt[]): Promise<void> {
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

type Attempts = Map<string, RefusedAttempt>;

const createAttempts = (): Record<RefusedAttempt['kind'], Attempts> => ({
  failed_sign_in: new Map(),
  refusal: new Map(),
});

function addAttempt(attempts: Attempts, key: string, attempt: RefusedAttempt): void {
  const known = attempts.get(key);
  if (known) known.attempts += 1;
  else attempts.set(key, attempt);
}

const summaryFields = { email: null, search_fold: '', request_id: null, address: null };

function findRefusedAttempt(request: FastifyRequest, { code }: Problem): RefusedAttempt | undefined {
  const call = findOperationCall(request);
  const action = request.routeOptions.config.operationId;
  if (!call || action === undefined) return undefined;
  const common = { action, attempts: 1, request_id: request.id, address: request.ip };
  // `locked` is no refusal: students see it before they subscribe.
  if (code === 'forbidden' && call.viewer)
    return { ...common, ...toActor(call.viewer), kind: 'refusal', email: null, search_fold: '' };
  if (!signInOperations.has(action) || !signInProblems.has(code)) return undefined;
  const email = findEmail(call.signInEmail ?? toObjectOrEmpty(call.body)['email']);
  return {
    ...common,
    kind: 'failed_sign_in',
    actor_id: null,
    actor_role: null,
    email,
    search_fold: foldArabic(email ?? ''),
  };
}

const toActor = ({ id, role, isLimited }: Viewer) => ({
  actor_id: id,
  actor_role: isLimited ? ('limited_admin' as const) : role,
});

/** Returns the e-mail of a sign-in. People also type passwords into its field, so any other text is dropped. */
function findEmail(value: unknown): string | null {
  const email = typeof value === 'string' ? normalizeEmail(value) : '';
  return /^[\w.+-]{1,64}@[\w-]+(\.[\w-]+)*\.[a-z]{2,24}$/.test(email) ? email : null;
}
