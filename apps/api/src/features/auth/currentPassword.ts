import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Viewer } from '../../access/viewer.ts';
import { createFieldProblem, createUnauthorizedProblem } from '../../problems/problem.ts';
import { findCredentialsById } from '../users/users.repository.ts';
import { getCurrentPasswordLimits } from './signInLimits.ts';
import { withCountedAttempt } from './throttle.repository.ts';

/**
 * Verifies the caller's current password (decision 26), and returns the stored hash that it was checked against.
 * Wrong passwords count like failed sign-ins, so that a stolen token cannot bypass the limits.
 */
export async function verifyCurrentPassword(
  app: FastifyInstance,
  request: FastifyRequest,
  viewer: Viewer,
  password: string | undefined,
): Promise<{ checkedHash: string }> {
  const { db, passwordHasher } = app;
  if (password === undefined) throw createFieldProblem('current_password', 'required');
  const account = await findCredentialsById(db, viewer.id);
  if (!account) throw createUnauthorizedProblem();
  const limits = getCurrentPasswordLimits(app, request, {
    sessionId: viewer.sessionId,
    email: account.email,
    account,
  });
  const isVerified = await withCountedAttempt(app, limits, () =>
    passwordHasher.verify(password, account.password_hash),
  );
  if (!isVerified) throw createFieldProblem('current_password', 'wrong_password');
  return { checkedHash: account.password_hash };
}
