import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/database.ts';
import { Problem, createNotFoundProblem, createUnauthorizedProblem } from '../../problems/problem.ts';
import { recordFieldChange } from '../audit/auditContext.ts';
import { anonymizeAuditEntries } from '../audit/auditEntries.repository.ts';
import { verifyCurrentPassword } from '../auth/currentPassword.ts';
import { deleteUser } from '../users/deleteUser.repository.ts';
import type { AccountToDelete } from '../users/deleteUser.repository.ts';
import { lockAccountForShare } from '../users/setPassword.ts';
import { requireDeletableAccount, requireManagedUser } from '../users/users.policy.ts';
import { countOwnCourses, findUser, lockAccountAndAdmins } from '../users/users.repository.ts';
import { sendDeletionMail } from './deletionMails.ts';
import {
  deleteOpenDeletionRequest,
  findDeletionRequest,
  lockOpenDeletionRequest,
  createDeletionRequest,
  refuseOpenDeletionRequest,
} from './deletionRequests.repository.ts';
import type { DeletionRequestRow } from './deletionRequests.repository.ts';

/** Users ask that their account is deleted, and full admins decide. */
export async function deletionRequestRoutes(app: FastifyInstance): Promise<void> {
  const { db, config } = app;

  app.operation('getMyDeletionRequest', async ({ viewer: { id } }) => {
    const user = await findUser(db, id);
    if (!user) throw createUnauthorizedProblem();
    return { ...toState(await findDeletionRequest(db, id)), own_courses_count: await countOwnCourses(db, id) };
  });

  app.operation('requestDeletion', async ({ viewer, body, request, transaction }) => {
    await verifyCurrentPassword(app, request, viewer, body.current_password);
    const email = await transaction(async (db, { viewer: { id } }) => {
      const { user, admins } = await lockAccountAndAdmins(db, id);
      if (!user) throw createUnauthorizedProblem();
      const ownCoursesCount = await countOwnCourses(db, id);
      if (ownCoursesCount > 0) throw new Problem(409, 'own_courses', { messageNumber: ownCoursesCount });
      requireDeletableAccount({ user, admins, ownCoursesCount }, config);
      if (!(await createDeletionRequest(db, id))) return undefined;
      await recordRequestChange(db, id, null, 'open');
      return user.email;
    });
    if (email !== undefined) sendDeletionMail(app, 'deletion_requested', email, request);
  });

  app.operation('withdrawDeletionRequest', ({ viewer: { id }, transaction }) =>
    transaction(async (db) => {
      if (!(await deleteOpenDeletionRequest(db, id))) throw createNotFoundProblem();
      await recordRequestChange(db, id, 'open', 'withdrawn');
    }),
  );

  app.operation('confirmDeletion', async ({ viewer, params: { id }, transaction }) => {
    if (viewer.id === id) throw new Problem(409, 'own_account');
    // The entries of the last minute name the account, too.
    await app.refusalLog.flush();
    let email = '';
    await transaction(
      async (db) => {
        const requireDeletable = async (account: AccountToDelete) => {
          requireDeletableAccount(account, config);
          await requireOpenRequest(db, id);
          ({ email } = account.user);
        };
        if (!(await deleteUser(db, id, 'on_request', requireDeletable))) throw createNotFoundProblem();
        await anonymizeAuditEntries(db, id);
      },
      { lockSessionsOfUserId: id },
    );
    sendDeletionMail(app, 'account_deleted', email, undefined);
    await app.files.deleteOrphanedFiles();
  });

  app.operation('refuseDeletion', async ({ viewer, params: { id }, body, transaction }) => {
    if (viewer.id === id) throw new Problem(409, 'own_account');
    const { email } = await transaction(async (db, { viewer }) => {
      // Waits for a deletion that is being confirmed.
      await lockAccountForShare(db, id);
      const account = await requireManagedUser(db, viewer, id);
      if (!(await refuseOpenDeletionRequest(db, id, body.reason))) throw new Problem(409, 'no_deletion_request');
      await recordRequestChange(db, id, 'open', body.reason);
      return account;
    });
    sendDeletionMail(app, 'deletion_refused', email, undefined);
  });
}

async function requireOpenRequest(db: Db, userId: number): Promise<void> {
  if (!(await lockOpenDeletionRequest(db, userId))) throw new Problem(409, 'no_deletion_request');
}

const recordRequestChange = (db: Db, userId: number, before: string | null, after: string) =>
  recordFieldChange(db, { targetType: 'user', targetId: userId, field: 'deletion_request', before, after });

function toState(row: DeletionRequestRow | undefined) {
  const status = !row ? ('none' as const) : row.refused_at === null ? ('open' as const) : ('refused' as const);
  return {
    status,
    requested_at: row?.requested_at ?? null,
    refused_at: row?.refused_at ?? null,
    refusal_reason: row?.refusal_reason ?? null,
  };
}
