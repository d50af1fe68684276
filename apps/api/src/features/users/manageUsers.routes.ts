import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isFullAdmin } from '../../access/viewer.ts';
import type { Viewer } from '../../access/viewer.ts';
import { OperationResponse } from '../../contract/types.ts';
import type { CheckedRights, RunTransaction } from '../../contract/types.ts';
import type { Upload } from '../../contract/uploads.ts';
import type { Db } from '../../db/database.ts';
import { getBrokenConstraint } from '../../db/transaction.ts';
import { Problem, invalidField, notFound } from '../../problems/problem.ts';
import { markImagesOrphaned } from '../../storage/files.ts';
import { requireCurrentPassword } from '../auth/currentPassword.ts';
import { createSession, deleteUserSessions, lockNewSessions } from '../auth/sessions.repository.ts';
import { validateAccountForm, toAccountColumns, readRole } from './accountFields.ts';
import type { AccountForm } from './accountFields.ts';
import { deleteUser } from './deleteUser.repository.ts';
import type { AccountToDelete } from './deleteUser.repository.ts';
import { findEmailProblem, isFullAdminAccount } from './limitedAdmins.ts';
import { requireCanAssignRole, requireCanManage } from './users.policy.ts';
import { countOwnCourses, findUser, insertUser, lockAccount, updateUser } from './users.repository.ts';
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
  const { db, config, passwords } = app;

  app.operation('createUser', async ({ viewer, body, transaction }) => {
    const role = readRole(body.role);
    requireCanAssignRole(viewer, role);
    validateAccountForm(body, config.limits.password);
    const email = requireEmail(body.email, { byFullAdmin: isFullAdmin(viewer) });
    const password_hash = await passwords.hash(body.password);
    const account = { name: body.name, phone: null, ...toAccountColumns(body), email, role, password_hash };
    return mapDuplicateEmail(
      app.files.saveImage(transaction, body.image, async (db, image, { viewer }) => {
        requireCanAssignRole(viewer, role);
        requireEmail(email, { byFullAdmin: isFullAdmin(viewer) });
        return toUser(await insertUser(db, { ...account, image: image ?? null }), config);
      }),
    );
  });

  app.operation(
    'updateUser',
    ({ db, viewer, params }) => requireManagedUser(db, viewer, params.id),
    async ({ viewer, resource, body, transaction, request }) => {
      const role = body.role && readRole(body.role);
      if (role) requireCanAssignRole(viewer, role, resource.role);
      const read = await readChanges(body, resource, { viewer, request, byFullAdmin: isFullAdmin(viewer) });
      const { row, newToken, headers } = await change(transaction, {
        id: resource.id,
        request,
        form: body,
        changes: { ...read.changes, ...(role && { role }) },
        checkedHash: read.checkedHash,
        isByAdmin: true,
      });
      return new OperationResponse(200, { ...toUser(row, config), ...newToken }, headers);
    },
  );

  app.operation('updateProfile', async ({ viewer, body, transaction, request }) => {
    const own = await findUser(db, viewer.id);
    if (!own) throw notFound();
    const read = await readChanges(body, own, { viewer, request, byFullAdmin: false });
    const given = { id: own.id, request, form: body, ...read, isByAdmin: false };
    const { row, newToken, headers } = await change(transaction, given);
    return new OperationResponse(200, { data: toUser(row, config), ...newToken }, headers);
  });

  app.operation('deleteUser', async ({ viewer, params, transaction }) => {
    if (viewer.id === params.id) throw new Problem(409, 'own_account');
    const requireDeletable = ({ user, admins, ownCoursesCount }: AccountToDelete) => {
      refuseWithoutAdmin(admins, user, undefined);
      if (ownCoursesCount > 0) throw new Problem(409, 'user_has_courses', { count: ownCoursesCount });
    };
    await transaction(
      async (db) => {
        if (!(await deleteUser(db, params.id, requireDeletable))) throw notFound();
      },
      { lockSessionsOfUserId: params.id },
    );
    await app.files.removeOrphanedFiles();
  });

  app.operation(
    'logoutUser',
    ({ db, viewer, params }) => requireManagedUser(db, viewer, params.id),
    ({ params, transaction }) =>
      transaction((db) => deleteUserSessions(db, params.id), { lockSessionsOfUserId: params.id }),
  );

  /** Reads the changes of a form. A change of one's own e-mail or password requires the current password. */
  async function readChanges(
    form: AccountForm & { current_password?: string },
    from: UserRow,
    { viewer, request, byFullAdmin }: { viewer: Viewer; request: FastifyRequest; byFullAdmin: boolean },
  ): Promise<{ changes: UserChanges; checkedHash: string | undefined }> {
    validateAccountForm(form, config.limits.password);
    const fields = toAccountColumns(form);
    if (fields.email !== undefined) requireEmail(fields.email, { from, byFullAdmin });
    const isSensitive = form.password !== undefined || (fields.email !== undefined && fields.email !== from.email);
    const checkedHash =
      viewer.id === from.id && isSensitive
        ? await requireCurrentPassword(app, request, viewer, form.current_password)
        : undefined;
    if (form.password === undefined) return { changes: fields, checkedHash };
    return { changes: { ...fields, password_hash: await passwords.hash(form.password) }, checkedHash };
  }

  function requireEmail(email: string, given: { from?: UserRow; byFullAdmin: boolean }): string {
    const storedEmail = toAccountColumns({ email }).email ?? email;
    const problem = findEmailProblem(storedEmail, given, config);
    if (problem) throw invalidField('email', problem);
    return storedEmail;
  }

  /** Updates a locked account after checking every rule again. A new own password renews the token and the device cookie. */
  function change(
    transaction: RunTransaction<CheckedRights<unknown>>,
    { id, request, form, changes, checkedHash, isByAdmin }: AccountChange,
  ): Promise<{ row: UserRow; newToken: { access_token?: string }; headers: Record<string, string> }> {
    const run: typeof transaction = (work) => transaction(work, { lockSessionsOfUserId: id });
    const work = app.files.saveImage(run, form.image, async (db, image, { viewer }) => {
      const { user, passwordHash, admins } = await lockAccount(db, id);
      if (!user) throw notFound();
      const isOwn = viewer.id === id;
      if (isByAdmin) requireCanManage(viewer, user);
      if (changes.email !== undefined)
        requireEmail(changes.email, { from: user, byFullAdmin: isByAdmin && isFullAdmin(viewer) });
      const isSensitive =
        changes.password_hash !== undefined || (changes.email !== undefined && changes.email !== user.email);
      if (isOwn && isSensitive && checkedHash !== passwordHash)
        throw invalidField('current_password', checkedHash === undefined ? 'required' : 'wrong_password');
      const nextImage = image ?? (form.remove_image === 1 ? null : user.image);
      if (nextImage !== user.image) await markImagesOrphaned(db, [user.image]);
      const row = await updateUser(db, user, { ...changes, image: nextImage });
      if (row.role !== user.role) {
        requireCanAssignRole(viewer, row.role, user.role);
        if (isOwn) throw new Problem(409, 'own_account');
        if (row.role === 'user') await requireNoCourses(db, id);
      }
      refuseWithoutAdmin(admins, user, row);
      if (row.role !== user.role || row.email !== user.email) await lockNewSessions(db, id);
      const { password_hash } = changes;
      if (password_hash === undefined) return { row, newToken: {}, headers: {} };
      await deleteUserSessions(db, id);
      if (!isOwn) return { row, newToken: {}, headers: {} };
      const headers = app.knownDevices.createHeaders(request, { id, password_hash });
      return { row, newToken: { access_token: await createSession(db, id) }, headers };
    });
    return mapDuplicateEmail(work);
  }

  /** Throws if the platform would have no full admin. */
  function refuseWithoutAdmin(admins: UserRow[], before: UserRow, after: UserRow | undefined): void {
    const isFull = (account: UserRow) => isFullAdminAccount(account, config);
    if (!isFull(before) || (after && isFull(after))) return;
    if (!admins.some((admin) => admin.id !== before.id && isFull(admin))) throw new Problem(409, 'last_admin');
  }
}

/** Finds an account that the viewer may manage. */
async function requireManagedUser(db: Db, viewer: Viewer, id: number): Promise<UserRow> {
  const account = await findUser(db, id);
  if (!account) throw notFound();
  requireCanManage(viewer, account);
  return account;
}

/** Throws if a user owns courses: a student cannot. */
async function requireNoCourses(db: Db, id: number): Promise<void> {
  const count = await countOwnCourses(db, id);
  if (count > 0) throw new Problem(409, 'user_has_courses', { count });
}

/** Converts a duplicate e-mail to a field error. */
async function mapDuplicateEmail<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (getBrokenConstraint(error) === 'users_email_key') throw invalidField('email', 'email_taken');
    throw error;
  }
}
