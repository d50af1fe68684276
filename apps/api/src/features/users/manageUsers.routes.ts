import type { FastifyInstance } from 'fastify';
import { isFullAdmin } from '../../access/viewer.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Upload } from '../../contract/uploads.ts';
import type { Db } from '../../db/database.ts';
import { brokenConstraint, transaction } from '../../db/transaction.ts';
import { Problem, invalidField, notFound } from '../../problems/problem.ts';
import { dropImages } from '../../storage/files.ts';
import { requireCurrentPassword } from '../auth/currentPassword.ts';
import { deleteOtherSessions, deleteSessionsOf } from '../auth/sessions.repository.ts';
import { checkAccountForm, keptFields, readRole } from './accountFields.ts';
import type { AccountForm } from './accountFields.ts';
import { countOwnCourses, deleteUser, lockWhatCounts } from './deleteUser.repository.ts';
import { emailProblem, isFullAdminAccount } from './limitedAdmins.ts';
import { requireGives, requireManages } from './users.policy.ts';
import { findUser, insertUser, lockAccount, updateUser } from './users.repository.ts';
import type { UserChanges, UserRow } from './users.repository.ts';
import { toUser } from './users.wire.ts';

/** What a form says of the photo. */
interface ImageForm {
  image?: Upload | undefined;
  remove_image?: 0 | 1;
}

/** What admins do to accounts, and what everyone does to the own one. */
export async function manageUserRoutes(app: FastifyInstance): Promise<void> {
  const { db, config, passwords } = app;

  app.operation('createUser', async ({ viewer, body }) => {
    const role = readRole(body.role);
    requireGives(viewer, role);
    checkAccountForm(body);
    const email = requireEmail(body.email, { byFullAdmin: isFullAdmin(viewer) });
    const password_hash = await passwords.hash(body.password);
    const account = { name: body.name, phone: null, ...keptFields(body), email, role, password_hash };
    const save = (db: Db, image: string | undefined) => insertUser(db, { ...account, image: image ?? null });
    const row = await takenAsField(app.files.saveImage(body.image, save));
    return toUser(row, config);
  });

  app.operation(
    'updateUser',
    async ({ viewer, params }) => {
      const account = await findUser(db, params.id);
      if (!account) throw notFound();
      requireManages(viewer, account);
      return account;
    },
    async ({ viewer, granted, body }) => {
      const role = body.role && readRole(body.role);
      if (role) requireGives(viewer, role, granted.role);
      const isOwn = viewer.id === granted.id;
      const byFullAdmin = isFullAdmin(viewer);
      const changes = await readChanges(body, granted, { byFullAdmin, proves: isOwn && viewer });
      const given = { ...changes, ...(role && { role }) };
      const row = await change(granted.id, given, body, async (db, before, after) => {
        requireManages(viewer, before);
        if (after.role !== before.role) {
          requireGives(viewer, after.role, before.role);
          if (isOwn) throw new Problem(409, 'own_account');
        }
        if (changes.password_hash !== undefined)
          await (isOwn ? deleteOtherSessions(db, viewer.id, viewer.sessionId) : deleteSessionsOf(db, before.id));
      });
      return toUser(row, config);
    },
  );

  app.operation('updateProfile', async ({ viewer, body }) => {
    const own = await findUser(db, viewer.id);
    if (!own) throw notFound();
    const changes = await readChanges(body, own, { byFullAdmin: false, proves: viewer });
    const row = await change(viewer.id, changes, body, async (db) => {
      if (changes.password_hash !== undefined) await deleteOtherSessions(db, viewer.id, viewer.sessionId);
    });
    return { data: toUser(row, config) };
  });

  app.operation('deleteUser', async ({ viewer, params }) => {
    if (viewer.id === params.id) throw new Problem(409, 'own_account');
    await transaction(db, async (db) => {
      await lockWhatCounts(db, params.id);
      const { user, admins } = await lockAccount(db, params.id);
      if (!user) throw notFound();
      refuseWithoutAdmin(admins, user, undefined);
      const count = await countOwnCourses(db, user.id);
      if (count > 0) throw new Problem(409, 'user_has_courses', { count });
      await deleteSessionsOf(db, user.id);
      await dropImages(db, [user.image]);
      await deleteUser(db, user);
    });
    await app.files.sweep();
  });

  app.operation(
    'logoutUser',
    async ({ viewer, params }) => {
      const account = await findUser(db, params.id);
      if (!account) throw notFound();
      requireManages(viewer, account);
    },
    ({ params }) => transaction(db, (db) => deleteSessionsOf(db, params.id)),
  );

  /** What a form changes; the e-mail and the password are looked at first. */
  async function readChanges(
    form: AccountForm & { current_password?: string },
    from: UserRow,
    { byFullAdmin, proves }: { byFullAdmin: boolean; proves: Viewer | false },
  ): Promise<UserChanges> {
    checkAccountForm(form);
    const fields = keptFields(form);
    if (fields.email !== undefined) requireEmail(fields.email, { from, byFullAdmin });
    const isSensitive = form.password !== undefined || (fields.email !== undefined && fields.email !== from.email);
    if (proves && isSensitive) await requireCurrentPassword(app, proves.id, form.current_password);
    if (form.password === undefined) return fields;
    return { ...fields, password_hash: await passwords.hash(form.password) };
  }

  function requireEmail(email: string, given: { from?: UserRow; byFullAdmin: boolean }): string {
    const kept = keptFields({ email }).email ?? email;
    const problem = emailProblem(kept, given, config);
    if (problem) throw invalidField('email', problem);
    return kept;
  }

  /** Changes an account under its lock; `check` may still refuse. */
  function change(
    id: number,
    changes: UserChanges,
    { image: upload, remove_image }: ImageForm,
    check: (db: Db, before: UserRow, after: UserRow) => Promise<void>,
  ): Promise<UserRow> {
    const work = app.files.saveImage(upload, async (db, image) => {
      const { user, admins } = await lockAccount(db, id);
      if (!user) throw notFound();
      const next = image ?? (remove_image === 1 ? null : user.image);
      if (next !== user.image) await dropImages(db, [user.image]);
      const after = await updateUser(db, user, { ...changes, image: next });
      await check(db, user, after);
      refuseWithoutAdmin(admins, user, after);
      if (after.role === 'user' && user.role !== 'user') await refuseOwner(db, id);
      return after;
    });
    return takenAsField(work);
  }

  /** Refuses what would leave the platform without a full admin. */
  function refuseWithoutAdmin(admins: UserRow[], before: UserRow, after: UserRow | undefined): void {
    const isFull = (account: UserRow) => isFullAdminAccount(account, config);
    if (!isFull(before) || (after && isFull(after))) return;
    if (!admins.some((admin) => admin.id !== before.id && isFull(admin))) throw new Problem(409, 'last_admin');
  }
}

/** A student cannot own courses. */
async function refuseOwner(db: Db, id: number): Promise<void> {
  const count = await countOwnCourses(db, id);
  if (count > 0) throw new Problem(409, 'user_has_courses', { count });
}

/** An e-mail that another account has is a field error. */
async function takenAsField<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (brokenConstraint(error) === 'users_email_key') throw invalidField('email', 'email_taken');
    throw error;
  }
}
