import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Viewer } from '../../access/viewer.ts';
import { invalidField, unauthorized } from '../../problems/problem.ts';
import { findPasswordHash } from '../users/users.repository.ts';
import { getCurrentPasswordLimits } from './signInLimits.ts';
import { withCountedAttempt } from './throttle.repository.ts';

/**
 * Checks the caller's current password (decision 26), and returns the hash that was checked.
 * Wrong passwords count like failed sign-ins, so that a stolen token cannot bypass the limits.
 */
export async function requireCurrentPassword(
  app: FastifyInstance,
  request: FastifyRequest,
  viewer: Viewer,
  given: string | undefined,
): Promise<string> {
  const { db, passwords } = app;
  if (given === undefined) throw invalidField('current_password', 'required');
  const account = await findPasswordHash(db, viewer.id);
  if (!account) throw unauthorized();
  const limits = getCurrentPasswordLimits(app, request, {
    sessionId: viewer.sessionId,
    email: account.email,
    account,
  });
  const isRight = await withCountedAttempt(db, limits, () => passwords.verify(given, account.password_hash));
  if (!isRight) throw invalidField('current_password', 'wrong_password');
  return account.password_hash;
}
