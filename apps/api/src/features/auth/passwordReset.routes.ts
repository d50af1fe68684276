import type { FastifyInstance } from 'fastify';
import { OperationResponse } from '../../contract/types.ts';
import { Problem, createNotFoundProblem } from '../../problems/problem.ts';
import { validateAccountForm } from '../users/accountFields.ts';
import { isLimitedAdminAccount } from '../users/limitedAdmins.ts';
import { requireManagedUser } from '../users/users.policy.ts';
import { lockAccount, lockAccountForShare, setPassword } from '../users/setPassword.ts';
import { findUser } from '../users/users.repository.ts';
import { setAuditActor } from '../audit/auditContext.ts';
import { normalizeEmail } from '../users/userFields.ts';
import { createPasswordResetMail, getMailLanguage, sendPasswordChangedMail } from './passwordMails.ts';
import { getPasswordResetMailLimits } from './passwordResetLimits.ts';
import {
  consumePasswordResetLink,
  findPasswordResetUserId,
  replacePasswordResetLinks,
} from './passwordResetLinks.repository.ts';
import { countAttemptOrThrow } from './throttle.repository.ts';

/** One-time links with which users set a new password. Admins create and send them, or users ask for one by e-mail. */
export async function passwordResetRoutes(app: FastifyInstance): Promise<void> {
  const { db, config, passwordHasher } = app;

  app.operation(
    'createPasswordResetLink',
    ({ db, viewer, params }) => {
      // Otherwise a stolen token of an admin would be enough to change the password of that admin (decision 26).
      if (viewer.id === params.id) throw new Problem(409, 'own_account');
      return requireManagedUser(db, viewer, params.id);
    },
    ({ params: { id }, transaction }) =>
      transaction(async (db, { viewer }) => {
        // The role stays until the link exists: a link that a limited admin creates must not be one of an admin.
        await lockAccountForShare(db, id);
        await requireManagedUser(db, viewer, id);
        return replacePasswordResetLinks(db, id);
      }),
  );

  app.operation('requestPasswordResetMail', async ({ body, request }) => {
    const { mail } = config;
    if (!mail) throw createNotFoundProblem();
    const email = normalizeEmail(body.email);
    // Also for addresses without an account, so that 429 does not show which accounts exist.
    const limits = getPasswordResetMailLimits(app, request, email);
    app.refusedAttempts.throwIfRemembered(limits);
    for (const limit of limits) await countAttemptOrThrow(app, limit);
    const language = getMailLanguage(request);
    request.runAfterResponse = () =>
      app.mailQueue.add('password_reset', () => createPasswordResetMail(db, mail, { email, language }));
  });

  app.operation('resetPassword', async ({ body: { token, ...form }, request, transaction }) => {
    validateAccountForm(form, config.limits.password);
    // Before the password is hashed, which takes long.
    const userId = await findPasswordResetUserId(db, token);
    if (userId === undefined) throw new Problem(410, 'reset_link_ended');
    const password_hash = await passwordHasher.hash(form.password);
    const account = await transaction(async (db) => {
      // In the order of all changes of rights, to avoid deadlocks. Of two forms with the same link, only the first one deletes it.
      const isDone = (await lockAccount(db, userId)) && (await consumePasswordResetLink(db, token));
      if (!isDone) throw new Problem(410, 'reset_link_ended');
      const account = await findUser(db, userId);
      // The link stands for the session: staff who set their own password are in the audit log.
      if (account)
        await setAuditActor(
          db,
          { id: userId, role: account.role, isLimited: isLimitedAdminAccount(account, config) },
          'resetPassword',
          request,
        );
      await setPassword(db, userId, password_hash);
      return account;
    });
    if (account) sendPasswordChangedMail(app, account.email, request);
    // Attempts with the lost password may have reached the limit. A known device has its own.
    return new OperationResponse(
      204,
      undefined,
      app.knownDevices.createCookieHeaders(request, { id: userId, password_hash }),
    );
  });
}
