import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { Problem } from '../../problems/problem.ts';
import type { AttemptLimit } from './attemptLimits.ts';

// Short, because a password change or another server may end the refusal earlier than its window.
const rememberedMs = 5_000;
const maxRemembered = 20_000;

/** The key of a limit's count. A hash, because people sometimes type passwords into the wrong field. */
export const toLimitKey = ({ kind, subject }: AttemptLimit): string =>
  `${kind}:${createHash('sha256').update(subject).digest('base64url')}`;

/** Creates the error for an attempt above a limit. */
export function createTooManyAttemptsProblem(resetsAt: string): Problem {
  const retryAfterSeconds = Math.max(1, Math.ceil((Date.parse(resetsAt) - Date.now()) / 1_000));
  return new Problem(429, 'too_many_requests', { retryAfterSeconds });
}

/**
 * Remembers reached limits for a few seconds. Otherwise each refused attempt would write to the database, and a storm of them would
 * slow down every visitor. The counts stay in the database, which all servers share.
 */
export class RefusedAttempts {
  readonly #resetTimes = new LRUCache<string, string>({ max: maxRemembered, ttl: rememberedMs });

  /** Remembers that a limit is reached. */
  remember(limit: AttemptLimit, resetsAt: string): void {
    this.#resetTimes.set(toLimitKey(limit), resetsAt);
  }

  /** Forgets a limit, because its count has become smaller. */
  forget(limit: AttemptLimit): void {
    this.#resetTimes.delete(toLimitKey(limit));
  }

  forgetAll(): void {
    this.#resetTimes.clear();
  }

  /** Throws 429 if one of the limits was reached a moment ago. */
  throwIfRemembered(limits: readonly AttemptLimit[]): void {
    for (const limit of limits) {
      const resetsAt = this.#resetTimes.get(toLimitKey(limit));
      if (resetsAt !== undefined && Date.parse(resetsAt) > Date.now()) throw createTooManyAttemptsProblem(resetsAt);
    }
  }
}
