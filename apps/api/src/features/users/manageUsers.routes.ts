import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isFullAdmin } from '../../access/viewer.ts';
import type { Viewer } from '../../access/viewer.ts';
import { OperationResponse } from '../../contract/types.ts';
import type { TransactionContext, RunTransaction } from '../../contract/types.ts';
import type { Upload } from '../../contract/uploads.ts';
import { findViolatedConstraint } from '../../db/transaction.ts';
import { Problem, createFieldProblem, createNotFoundProblem } from '../../problems/problem.ts';
import { markImagesOrphaned } from '../../storage/files.ts';
import { recordFieldChange } from '../audit/auditContext.ts';
import { verifyCurrentPassword } from '../auth/currentPassword.ts';
import { deletePasswordResetLinksOfUser } from '../auth/passwordResetLinks.repository.ts';
import { sendAccountChangedMails } from '../auth/passwordMails.ts';
import { readSessionDevice } from '../auth/sessionDevice.ts';
import { createSession, deleteUserSessions, lockUserSessions } from '../auth/sessions.repository.ts';
import { sendFirstConfirmationMail } from '../emailConfirmation/confirmationMails.ts';
import { deleteEmailConfirmationLink } from '../emailConfirmation/emailConfirmationLinks.repository.ts';
import { deletePasskeysOfUser } from '../passkeys/passkeys.repository.ts';
import { validateAccountForm, toAccountColumns, toRole } from './accountFields.ts';
import type { AccountForm } from './accountFields.ts';
import { deleteUser } from './deleteUser.repository.ts';
import type { AccountToDelete } from './deleteUser.repository.ts';
import { findReservedEmailProblem } from './limitedAdmins.ts';
import {
  requireCanAssignRole,
  requireCanManageAccount,
  requireDeletableAccount,
  requireManagedUser,
  requireNoCourses,
  requireRemainingAdmin,
} from './users.policy.ts';
import { countOwnCourses, findUser, insertUser, lockAccountAndAdmins, updateUser } from './users.repository.ts';
import type { UserChanges, UserRow } from './users.repository.ts';
import { toUser } from './users.wire.ts';

/** The photo fields of a form. */
interface ImageForm {
  image?: Upload | undefined;
  remove_image?: 0 | 1;
}

/** A change of an account, read before the account is locked. */
interface AccountChange {
  id: number;
  request: FastifyRequest;
  form: ImageForm;
  changes: UserChanges;
  /** The hash that the current password was checked against, if any. */
  checkedHash: string | undefined;
  isByAdmin: boolean;
}

/** Accounts for admins, and their own profile for all users. */
export async function manageUserRoutes(app: FastifyInstance): Promise<void> {
  const { db, config, passwordHasher } = app;

  app.operation('createUser', async ({ viewer, body, transaction }) => {
    const role = toRole(body.role);
    requireCanAssignRole(viewer, role);
    validateAccountForm(body, config.limits.password);
    const email = requireEmail(body.email, { isByFullAdmin: isFullAdmin(viewer) });
    const password_hash = await passwordHasher.hash(body.password);
    const account = { name: body.name, phone: null, ...toAccountColumns(body), email, role, password_hash };
    return mapDuplicateEmail(
      app.files.saveImage(transaction, body.image, async (db, image, { viewer }) => {
        requireCanAssignRole(viewer, role);
        requireEmail(email, { isByFullAdmin: isFullAdmin(viewer) });
        return toUser(await insertUser(db, { ...account, image: image ?? null }), config);
      }),
    );
  });

  app.operation(
    'updateUser',
    ({ db, viewer, params }) => requireManagedUser(db, viewer, params.id),
    async ({ viewer, resource, body, transaction, request }) => {
      const role = body.role && toRole(body.role);
      if (role) requireCanAssignRole(viewer, role, resource.role);
      const read = await readChanges(body, resource, { viewer, request, isByFullAdmin: isFullAdmin(viewer) });
      const { row, newToken, headers } = await updateAccount(transaction, {
        id: resource.id,
        request,
        form: body,
        changes: { ...read.changes, ...(role && { role }) },
        checkedHash: read.checkedHash,
        isByAdmin: true,
      });
      const isOwn = viewer.id === resource.id;
      sendAccountChangedMails(app, resource, read.changes, isOwn ? request : undefined);
      if (isOwn && row.email !== resource.email) sendFirstConfirmationMail(app, row, request);
      return new OperationResponse(200, { ...toUser(row, config), ...newToken }, headers);
    },
  );

  app.operation('updateProfile', async ({ viewer, body, transaction, request }) => {
    const own = await findUser(db, viewer.id);
    if (!own) throw createNotFoundProblem();
    const read = await readChanges(body, own, { viewer, request, isByFullAdmin: false });
    const given = { id: own.id, request, form: body, ...read, isByAdmin: false };
    const { row, newToken, headers } = await updateAccount(transaction, given);
    sendAccountChangedMails(app, own, read.changes, request);
    if (row.email !== own.email) sendFirstConfirmationMail(app, row, request);
    return new OperationResponse(200, { data: toUser(row, config), ...newToken }, headers);
  });

  app.operation('deleteUser', async ({ viewer, params, transaction }) => {
    if (viewer.id === params.id) throw new Problem(409, 'own_account');
    await transaction(
      async (db) => {
        const requireDeletable = (account: AccountToDelete) => requireDeletableAccount(account, config);
        if (!(await deleteUser(db, params.id, 'by_admin', requireDeletable))) throw createNotFoundProblem();
      },
      { lockSessionsOfUserId: params.id },
    );
    await app.files.deleteOrphanedFiles();
  });

  app.operation(
    'logoutUser',
    ({ db, viewer, params }) => requireManagedUser(db, viewer, params.id),
    ({ params: { id }, transaction }) =>
      transaction(
        async (db) => {
          const sessions = await deleteUserSessions(db, id);
          await recordFieldChange(db, {
            targetType: 'user',
            targetId: id,
            field: 'sessions',
            before: sessions,
            after: null,
          });
        },
        { lockSessionsOfUserId: id },
      ),
  );

  /** Reads the changes of a form. A change of one's own e-mail or password requires the current password. */
  async function readChanges(
    form: AccountForm & { current_password?: string },
    account: UserRow,
    { viewer, request, isByFullAdmin }: { viewer: Viewer; request: FastifyRequest; isByFullAdmin: boolean },
  ): Promise<{ changes: UserChanges; checkedHash: string | undefined }> {
    validateAccountForm(form, config.limits.password);
    const fields = toAccountColumns(form);
    if (fields.email !== undefined) requireEmail(fields.email, { currentAccount: account, isByFullAdmin });
    const isSensitive = form.password !== undefined || (fields.email !== undefined && fields.email !== account.email);
    const checkedHash =
      viewer.id === account.id && isSensitive
        ? (await verifyCurrentPassword(app, request, viewer, form.current_password)).checkedHash
        : undefined;
    if (form.password === undefined) return { changes: fields, checkedHash };
    return { changes: { ...fields, password_hash: await passwordHasher.hash(form.password) }, checkedHash };
  }

  function requireEmail(email: string, given: { currentAccount?: UserRow; isByFullAdmin: boolean }): string {
    const storedEmail = toAccountColumns({ email }).email ?? email;
    const problem = findReservedEmailProblem(storedEmail, given, config);
    if (problem) throw createFieldProblem('email', problem);
    return storedEmail;
  }

  /** Updates a locked account after checking every rule again. A new own password renews the token and the device cookie. */
  function updateAccount(
    transaction: RunTransaction<TransactionContext<unknown>>,
    { id, request, form, changes, checkedHash, isByAdmin }: AccountChange,
  ): Promise<{ row: UserRow; newToken: { access_token?: string }; headers: Record<string, string> }> {
    const run: typeof transaction = (work) => transaction(work, { lockSessionsOfUserId: id });
    const work = app.files.saveImage(run, form.image, async (db, image, { viewer }) => {
      const { user, passwordHash, admins } = await lockAccountAndAdmins(db, id);
      if (!user) throw createNotFoundProblem();
      const isOwn = viewer.id === id;
      if (isByAdmin) requireCanManageAccount(viewer, user);
      if (changes.email !== undefined)
        requireEmail(changes.email, { currentAccount: user, isByFullAdmin: isByAdmin && isFullAdmin(viewer) });
      const isSensitive =
        changes.password_hash !== undefined || (changes.email !== undefined && changes.email !== user.email);
      if (isOwn && isSensitive && checkedHash !== passwordHash)
        throw createFieldProblem('current_password', checkedHash === undefined ? 'required' : 'wrong_password');
      const nextImage = image ?? (form.remove_image === 1 ? null : user.image);
      if (nextImage !== user.image) await markImagesOrphaned(db, [user.image]);
      const row = await updateUser(db, user, { ...changes, image: nextImage });
      if (row.role !== user.role) {
        requireCanAssignRole(viewer, row.role, user.role);
        if (isOwn) throw new Problem(409, 'own_account');
        if (row.role === 'user') requireNoCourses(await countOwnCourses(db, id));
      }
      requireRemainingAdmin(admins, { before: user, after: row }, config);
      if (row.role !== user.role || row.email !== user.email) {
        await lockUserSessions(db, id);
        // An admin who may no longer manage the account may have created it.
        await deletePasswordResetLinksOfUser(db, id);
      }
      if (row.email !== user.email) await deleteEmailConfirmationLink(db, id);
      const { password_hash } = changes;
      if (password_hash === undefined) return { row, newToken: {}, headers: {} };
      await deletePasswordResetLinksOfUser(db, id);
      await deleteUserSessions(db, id);
      if (!isOwn) {
        await deletePasskeysOfUser(db, id);
        return { row, newToken: {}, headers: {} };
      }
      const { device, headers } = readSessionDevice(app, request, { id, password_hash });
      return { row, newToken: { access_token: await createSession(db, id, device) }, headers };
    });
    return mapDuplicateEmail(work);
  }
}

/** Converts a duplicate e-mail to a field error. */
async function mapDuplicateEmail<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (findViolatedConstraint(error) === 'users_email_key') throw createFieldProblem('email', 'email_taken');
    throw error;
  }
}
