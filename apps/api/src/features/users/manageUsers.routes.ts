import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isFullAdmin } from '../../access/viewer.ts';
import type { Viewer } from '../../access/viewer.ts';
import { OperationResponse } from '../../contract/types.ts';
import type { Rechecked, RunTransaction } from '../../contract/types.ts';
import type { Upload } from '../../contract/uploads.ts';
import type { Db } from '../../db/database.ts';
import { brokenConstraint } from '../../db/transaction.ts';
import { Problem, invalidField, notFound } from '../../problems/problem.ts';
import { dropImages } from '../../storage/files.ts';
import { requireCurrentPassword } from '../auth/currentPassword.ts';
import { createSession, deleteSessionsOf, lockNewSessions } from '../auth/sessions.repository.ts';
import { checkAccountForm, keptFields, readRole } from './accountFields.ts';
import type { AccountForm } from './accountFields.ts';
import { deleteUser } from './deleteUser.repository.ts';
import type { AccountToDelete } from './deleteUser.repository.ts';
import { emailProblem, isFullAdminAccount } from './limitedAdmins.ts';
import { requireCanAssignRole, requireCanManage } from './users.policy.ts';
import { countOwnCourses, findUser, insertUser, lockAccount, updateUser } from './users.repository.ts';
import type { UserChanges, UserRow } from './users.repository.ts';
import { toUser } from './users.wire.ts';

/** What a form says of the photo. */
interface ImageForm {
  image?: Upload | undefined;
  remove_image?: 0 | 1;
}

/** A change of an account, as it was read before its lock. */
interface AccountChange {
  id: number;
  request: FastifyRequest;
  form: ImageForm;
  changes: UserChanges;
  /** The hash that the current password was checked against, if it was. */
  checkedHash: string | undefined;
  isByAdmin: boolean;
}

/** What admins do to accounts, and what everyone does to the own one. */
export async function manageUserRoutes(app: FastifyInstance): Promise<void> {
  const { db, config, passwords } = app;

  app.operation('createUser', async ({ viewer, body, transaction }) => {
    const role = readRole(body.role);
    requireCanAssignRole(viewer, role);
    checkAccountForm(body, config.limits.password);
    const email = requireEmail(body.email, { byFullAdmin: isFullAdmin(viewer) });
    const password_hash = await passwords.hash(body.password);
    const account = { name: body.name, phone: null, ...keptFields(body), email, role, password_hash };
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
      const { row, renewed, headers } = await change(transaction, {
        id: resource.id,
        request,
        form: body,
        changes: { ...read.changes, ...(role && { role }) },
        checkedHash: read.checkedHash,
        isByAdmin: true,
      });
      return new OperationResponse(200, { ...toUser(row, config), ...renewed }, headers);
    },
  );

  app.operation('updateProfile', async ({ viewer, body, transaction, request }) => {
    const own = await findUser(db, viewer.id);
    if (!own) throw notFound();
    const read = await readChanges(body, own, { viewer, request, byFullAdmin: false });
    const given = { id: own.id, request, form: body, ...read, isByAdmin: false };
    const { row, renewed, headers } = await change(transaction, given);
    return new OperationResponse(200, { data: toUser(row, config), ...renewed }, headers);
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
      { lockSessionsOf: params.id },
    );
    await app.files.sweep();
  });

  app.operation(
    'logoutUser',
    ({ db, viewer, params }) => requireManagedUser(db, viewer, params.id),
    ({ params, transaction }) => transaction((db) => deleteSessionsOf(db, params.id), { lockSessionsOf: params.id }),
  );

  /** What a form changes. Changing one's own e-mail or password asks for the current password, whose hash is given back. */
  async function readChanges(
    form: AccountForm & { current_password?: string },
    from: UserRow,
    { viewer, request, byFullAdmin }: { viewer: Viewer; request: FastifyRequest; byFullAdmin: boolean },
  ): Promise<{ changes: UserChanges; checkedHash: string | undefined }> {
    checkAccountForm(form, config.limits.password);
    const fields = keptFields(form);
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
    const kept = keptFields({ email }).email ?? email;
    const problem = emailProblem(kept, given, config);
    if (problem) throw invalidField('email', problem);
    return kept;
  }

  /** Changes an account under its lock, where every rule is checked again. A changed own password renews token and device. */
  function change(
    transaction: RunTransaction<Rechecked<unknown>>,
    { id, request, form, changes, checkedHash, isByAdmin }: AccountChange,
  ): Promise<{ row: UserRow; renewed: { access_token?: string }; headers: Record<string, string> }> {
    const run: typeof transaction = (work) => transaction(work, { lockSessionsOf: id });
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
      if (nextImage !== user.image) await dropImages(db, [user.image]);
      const row = await updateUser(db, user, { ...changes, image: nextImage });
      if (row.role !== user.role) {
        requireCanAssignRole(viewer, row.role, user.role);
        if (isOwn) throw new Problem(409, 'own_account');
        if (row.role === 'user') await refuseOwner(db, id);
      }
      refuseWithoutAdmin(admins, user, row);
      if (row.role !== user.role || row.email !== user.email) await lockNewSessions(db, id);
      const { password_hash } = changes;
      if (password_hash === undefined) return { row, renewed: {}, headers: {} };
      await deleteSessionsOf(db, id);
      if (!isOwn) return { row, renewed: {}, headers: {} };
      const headers = app.knownDevices.createHeaders(request, { id, password_hash });
      return { row, renewed: { access_token: await createSession(db, id) }, headers };
    });
    return mapDuplicateEmail(work);
  }

  /** Refuses what would leave the platform without a full admin. */
  function refuseWithoutAdmin(admins: UserRow[], before: UserRow, after: UserRow | undefined): void {
    const isFull = (account: UserRow) => isFullAdminAccount(account, config);
    if (!isFull(before) || (after && isFull(after))) return;
    if (!admins.some((admin) => admin.id !== before.id && isFull(admin))) throw new Problem(409, 'last_admin');
  }
}

/** An account that the viewer may change. */
async function requireManagedUser(db: Db, viewer: Viewer, id: number): Promise<UserRow> {
  const account = await findUser(db, id);
  if (!account) throw notFound();
  requireCanManage(viewer, account);
  return account;
}

/** A student cannot own courses. */
async function refuseOwner(db: Db, id: number): Promise<void> {
  const count = await countOwnCourses(db, id);
  if (count > 0) throw new Problem(409, 'user_has_courses', { count });
}

/** An e-mail that another account has is a field error. */
async function mapDuplicateEmail<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (brokenConstraint(error) === 'users_email_key') throw invalidField('email', 'email_taken');
    throw error;
  }
}
