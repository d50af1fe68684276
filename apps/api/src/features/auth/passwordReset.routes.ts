import type { FastifyInstance } from 'fastify';
import { Problem } from '../../problems/problem.ts';
import { validateAccountForm } from '../users/accountFields.ts';
import { requireManagedUser } from '../users/users.policy.ts';
import { setPassword } from '../users/setPassword.ts';
import {
  createPasswordResetLink,
  deletePasswordResetLink,
  findUserIdOfPasswordResetLink,
} from './passwordResetLinks.repository.ts';

/** One-time links with which users set a new password. Admins create and send them. */
export async function passwordResetRoutes(app: FastifyInstance): Promise<void> {
  const { db, config, passwordHasher } = app;

  app.operation(
    'createPasswordResetLink',
    ({ db, viewer, params }) => {
      // Otherwise a stolen token of an admin would be enough to change the password of that admin (decision 26).
      if (viewer.id === params.id) throw new Problem(409, 'own_account');
      return requireManagedUser(db, viewer, params.id);
    },
    ({ params, transaction }) => transaction((db) => createPasswordResetLink(db, params.id)),
  );

  app.operation('resetPassword', async ({ body: { token, ...form }, transaction }) => {
    validateAccountForm(form, config.limits.password);
    // Before the password is hashed, which takes long.
    const userId = await findUserIdOfPasswordResetLink(db, token);
    if (userId === undefined) throw new Problem(410, 'reset_link_ended');
    const password_hash = await passwordHasher.hash(form.password);
    await transaction(async (db) => {
      // Two forms with the same link: only the first one deletes it.
      const isDone = (await deletePasswordResetLink(db, token)) && (await setPassword(db, userId, password_hash));
      if (!isDone) throw new Problem(410, 'reset_link_ended');
    });
  });
}
