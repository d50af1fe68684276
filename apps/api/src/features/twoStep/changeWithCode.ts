import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Viewer } from '../../access/viewer.ts';
import type { RunTransaction, TransactionContext } from '../../contract/types.ts';
import type { Db } from '../../db/database.ts';
import { createFieldProblem, createNotFoundProblem, createUnauthorizedProblem } from '../../problems/problem.ts';
import { verifyCurrentPassword } from '../auth/currentPassword.ts';
import { getCurrentPasswordLimits } from '../auth/signInLimits.ts';
import { withCountedAttempt } from '../auth/throttle.repository.ts';
import { findCredentialsById } from '../users/users.repository.ts';
import { hasAuthenticator } from './authenticators.repository.ts';
import { consumeCode } from './consumeCode.ts';

/** A call with the current password and a code. */
interface CallWithCode {
  viewer: Viewer;
  body: { current_password: string; code: string };
  request: FastifyRequest;
  transaction: RunTransaction<TransactionContext<unknown>>;
}

/**
 * Makes a change after checking the current password and a code of two-step verification. Wrong codes count like wrong passwords. Throws 404
 * for an account without it.
 */
export async function changeWithCode(
  app: FastifyInstance,
  { viewer, body, request, transaction }: CallWithCode,
  change: (db: Db) => Promise<void>,
): Promise<void> {
  const { db } = app;
  if (!(await hasAuthenticator(db, viewer.id))) throw createNotFoundProblem();
  await verifyCurrentPassword(app, request, viewer, body.current_password);
  const account = await findCredentialsById(db, viewer.id);
  if (!account) throw createUnauthorizedProblem();
  const limits = getCurrentPasswordLimits(app, request, {
    sessionId: viewer.sessionId,
    email: account.email,
    account,
  });
  const key = await app.getAuthenticatorKey();
  const isVerified = await withCountedAttempt(app, limits, () =>
    transaction(async (db) => {
      if (!(await consumeCode(db, { userId: viewer.id, code: body.code, key }))) return false;
      await change(db);
      return true;
    }),
  );
  if (!isVerified) throw createFieldProblem('code', 'wrong_code');
}
