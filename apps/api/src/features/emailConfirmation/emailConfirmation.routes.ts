import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/database.ts';
import { Problem, createNotFoundProblem, createUnauthorizedProblem } from '../../problems/problem.ts';
import { setAuditActor } from '../audit/auditContext.ts';
import { isLimitedAdminAccount } from '../users/limitedAdmins.ts';
import { lockAccount } from '../users/setPassword.ts';
import { findUser } from '../users/users.repository.ts';
import { countConfirmationMail, sendConfirmationMail } from './confirmationMails.ts';
import { confirmEmail, findEmailConfirmationLink } from './emailConfirmationLinks.repository.ts';

/** One-time links with which users confirm that the e-mail of their account is theirs. */
export async function emailConfirmationRoutes(app: FastifyInstance): Promise<void> {
  const { db, config } = app;

  app.operation('confirmEmail', async ({ body: { token }, request, transaction }) => {
    const { user_id: userId } = await findUsableLink(db, token);
    await transaction(async (db) => {
      // Of two calls with the same link, the second one waits, and then finds a used link. So does a call during a change of the e-mail.
      await lockAccount(db, userId);
      await findUsableLink(db, token);
      const account = await findUser(db, userId);
      // The link stands for the session: confirmations of staff are in the audit log.
      if (account)
        await setAuditActor(
          db,
          { id: userId, role: account.role, isLimited: isLimitedAdminAccount(account, config) },
          'confirmEmail',
          request,
        );
      await confirmEmail(db, userId);
    });
  });

  app.operation('requestEmailConfirmationMail', async ({ viewer, request }) => {
    const { mail } = config;
    if (!mail) throw createNotFoundProblem();
    const account = await findUser(db, viewer.id);
    if (!account) throw createUnauthorizedProblem();
    if (account.email_confirmed_at !== null) throw new Problem(409, 'email_confirmed');
    await countConfirmationMail(app, account);
    sendConfirmationMail(app, mail, account, request);
  });
}

/** Finds a link that works. Otherwise throws 410 with the reason. */
async function findUsableLink(db: Db, token: string) {
  const link = await findEmailConfirmationLink(db, token);
  if (!link) throw new Problem(410, 'email_link_unknown');
  if (link.used_at !== null) throw new Problem(410, 'email_link_used');
  if (Date.parse(link.expires_at) <= Date.now()) throw new Problem(410, 'email_link_expired');
  return link;
}
