import type { FastifyRequest } from 'fastify';

/** What the user has proved. A passkey is two factors. */
export type SignInFactor = 'password' | 'code' | 'passkey' | 'registration';

/** Logs a successful sign-in. Failed ones are in the audit log. */
export function logSignIn({ log }: FastifyRequest, userId: number, factors: readonly SignInFactor[]): void {
  log.info({ user_id: userId, factors }, 'signed in');
}
