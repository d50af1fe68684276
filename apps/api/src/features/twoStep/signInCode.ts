import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Role } from '../../db/tables.ts';
import { runTransactionWithRetries } from '../../db/transaction.ts';
import { Problem } from '../../problems/problem.ts';
import { setAuditActor } from '../audit/auditContext.ts';
import type { AttemptLimit } from '../auth/attemptLimits.ts';
import { withCountedAttempt } from '../auth/throttle.repository.ts';
import { isLimitedAdminAccount } from '../users/limitedAdmins.ts';
import { hasAuthenticator } from './authenticators.repository.ts';
import { consumeCode } from './consumeCode.ts';
import { sendTwoStepMail } from './twoStepMails.ts';

interface SignInCode {
  account: { id: number; role: Role; email: string };
  code: string | undefined;
  isKnownDevice: boolean;
}

/** Accounts without two-step verification need no code. */
type SignInCodeResult = 'correct' | 'wrong' | 'not_needed';

/** Checks the code of a sign-in whose password was correct. Throws `code_required` for a missing code. */
export async function verifySignInCode(
  app: FastifyInstance,
  request: FastifyRequest,
  { account, code, isKnownDevice }: SignInCode,
): Promise<SignInCodeResult> {
  const { db, config } = app;
  if (!(await hasAuthenticator(db, account.id))) return 'not_needed';
  if (code === undefined) throw new Problem(401, 'code_required');
  const key = await app.getAuthenticatorKey();
  const actor = { id: account.id, role: account.role, isLimited: isLimitedAdminAccount(account, config) };
  const verify = async () => {
    const kind = await runTransactionWithRetries(db, async (db) => {
      await setAuditActor(db, actor, 'login', request);
      return consumeCode(db, { userId: account.id, code, key });
    });
    if (kind === 'recovery') sendTwoStepMail(app, 'recovery_code_used', account.email, request);
    return kind !== undefined;
  };
  const limits = { resetOnSuccess: [], refundOnSuccess: [getCodeLimit(app, account.id)] };
  const isCorrect = isKnownDevice ? await verify() : await withCountedAttempt(app, limits, verify);
  return isCorrect ? 'correct' : 'wrong';
}

/**
 * Gets the limit of wrong codes from all networks together. That of an account is too high: someone who knows the password could
 * try enough codes to find one in weeks.
 */
function getCodeLimit({ config }: FastifyInstance, userId: number): AttemptLimit {
  const { perAccount: maxAttempts, windowSeconds } = config.signIn;
  return { kind: 'code', subject: String(userId), maxAttempts, windowSeconds };
}
