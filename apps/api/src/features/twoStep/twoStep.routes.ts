import type { FastifyInstance } from 'fastify';
import type { Viewer } from '../../access/viewer.ts';
import { encryptText } from '../../encryption.ts';
import {
  Problem,
  createFieldProblem,
  createNotFoundProblem,
  createUnauthorizedProblem,
} from '../../problems/problem.ts';
import { recordFieldChange } from '../audit/auditContext.ts';
import { verifyCurrentPassword } from '../auth/currentPassword.ts';
import { lockAccountForShare } from '../users/setPassword.ts';
import { requireManagedUser } from '../users/users.policy.ts';
import { findCredentialsById } from '../users/users.repository.ts';
import { toFlag } from '../wire.ts';
import {
  deleteAuthenticator,
  findAuthenticator,
  insertAuthenticator,
  replaceRecoveryCodes,
} from './authenticators.repository.ts';
import { changeWithCode } from './changeWithCode.ts';
import { isTotpCode, normalizeCode } from './codes.ts';
import { resetTwoStep } from './resetTwoStep.ts';
import { isTwoStepRequired } from './isTwoStepRequired.ts';
import { createTotpSecret, findTotpStep, getTotpUrl } from './totp.ts';
import { sendTwoStepMail } from './twoStepMails.ts';

/** Two-step verification: users turn it on and off, and admins reset it for users who lost their phone. */
export async function twoStepRoutes(app: FastifyInstance): Promise<void> {
  const { db, config } = app;

  app.operation('getMyTwoStep', async ({ viewer }) => {
    const authenticator = await findAuthenticator(db, viewer.id);
    return {
      is_on: toFlag(authenticator !== undefined),
      is_required: toFlag(isTwoStepRequired(viewer.role, config)),
      turned_on_at: authenticator?.created_at ?? null,
      recovery_codes_left: authenticator?.recovery_codes_left ?? 0,
    };
  });

  app.operation('startTwoStepSetup', async ({ viewer }) => {
    const { email } = await findOwnAccount(viewer);
    const secret = createTotpSecret();
    return { secret, url: getTotpUrl(secret, email) };
  });

  app.operation('turnOnTwoStep', async ({ viewer, body, request, transaction }) => {
    await verifyCurrentPassword(app, request, viewer, body.current_password);
    const code = normalizeCode(body.code);
    const step = isTotpCode(code) ? findTotpStep(body.secret, code) : undefined;
    if (step === undefined) throw createFieldProblem('code', 'wrong_code');
    const secret = encryptText(await app.getAuthenticatorKey(), body.secret);
    const codes = await transaction(async (db, { viewer: { id } }) => {
      if (!(await insertAuthenticator(db, { user_id: id, secret, last_step: step })))
        throw new Problem(409, 'two_step_on');
      await recordFieldChange(db, { targetType: 'user', targetId: id, field: 'two_step', before: false, after: true });
      return replaceRecoveryCodes(db, id);
    });
    sendTwoStepMail(app, 'two_step_on', (await findOwnAccount(viewer)).email, request);
    return { recovery_codes: codes };
  });

  app.operation('turnOffTwoStep', async ({ viewer, body, request, transaction }) => {
    await changeWithCode(app, { viewer, body, request, transaction }, async (db) => {
      await deleteAuthenticator(db, viewer.id);
      await recordFieldChange(db, {
        targetType: 'user',
        targetId: viewer.id,
        field: 'two_step',
        before: true,
        after: false,
      });
    });
    sendTwoStepMail(app, 'two_step_off', (await findOwnAccount(viewer)).email, request);
  });

  app.operation('replaceRecoveryCodes', async ({ viewer, body, request, transaction }) => {
    let recovery_codes: string[] = [];
    await changeWithCode(app, { viewer, body, request, transaction }, async (db) => {
      recovery_codes = await replaceRecoveryCodes(db, viewer.id);
      await recordFieldChange(db, {
        targetType: 'user',
        targetId: viewer.id,
        field: 'recovery_codes',
        before: null,
        after: recovery_codes.length,
      });
    });
    sendTwoStepMail(app, 'recovery_codes_replaced', (await findOwnAccount(viewer)).email, request);
    return { recovery_codes };
  });

  app.operation(
    'resetTwoStep',
    ({ db, viewer, params }) => {
      // Otherwise a stolen token of an admin would be enough to turn it off.
      if (viewer.id === params.id) throw new Problem(409, 'own_account');
      return requireManagedUser(db, viewer, params.id);
    },
    async ({ params: { id }, transaction }) => {
      const { email } = await transaction(async (db, { viewer }) => {
        // The role stays: a limited admin must not reset an admin.
        await lockAccountForShare(db, id);
        const account = await requireManagedUser(db, viewer, id);
        if (!(await resetTwoStep(db, id))) throw createNotFoundProblem();
        return account;
      });
      sendTwoStepMail(app, 'two_step_off', email, undefined);
    },
  );

  async function findOwnAccount({ id }: Viewer) {
    const account = await findCredentialsById(db, id);
    if (!account) throw createUnauthorizedProblem();
    return account;
  }
}
