import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/database.ts';
import { findViolatedConstraint } from '../../db/transaction.ts';
import {
  Problem,
  createFieldProblem,
  createNotFoundProblem,
  createUnauthorizedProblem,
} from '../../problems/problem.ts';
import { recordFieldChange } from '../audit/auditContext.ts';
import { verifyCurrentPassword } from '../auth/currentPassword.ts';
import { resetPasswordPath, sendChangeMail } from '../auth/passwordMails.ts';
import { hasAuthenticator } from '../twoStep/authenticators.repository.ts';
import { changeWithCode } from '../twoStep/changeWithCode.ts';
import { findUser } from '../users/users.repository.ts';
import { consumePasskeyChallenge, createPasskeyChallenge } from './passkeyChallenges.repository.ts';
import {
  deletePasskey,
  insertPasskey,
  listCredentialIds,
  listPasskeys,
  lockPasskeyName,
  maxPasskeys,
  renamePasskey,
} from './passkeys.repository.ts';
import { requirePasskeySite } from './requirePasskeySite.ts';
import { createCreationOptions, readChallenge, verifyCreatedCredential } from './webAuthn.ts';

/** Passkeys of an account: users list, add, rename and delete their own. */
export async function passkeyRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app;

  app.operation('listMyPasskeys', async ({ viewer }) => ({
    passkeys: await listPasskeys(db, viewer.id),
    max_passkeys: maxPasskeys,
  }));

  app.operation('startPasskeySetup', async ({ viewer, body: { current_password, code }, request, transaction }) => {
    const site = requirePasskeySite(app, request);
    let challenge = '';
    const createChallenge = async (db: Db) => {
      challenge = await createPasskeyChallenge(db, viewer.sessionId);
    };
    // A passkey replaces the code when signing in, so the password alone must not be enough to add one.
    if (code !== undefined && (await hasAuthenticator(db, viewer.id))) {
      await changeWithCode(app, { viewer, body: { current_password, code }, request, transaction }, createChallenge);
    } else {
      await verifyCurrentPassword(app, request, viewer, current_password);
      await transaction(async (db) => {
        if (await hasAuthenticator(db, viewer.id)) throw createFieldProblem('code', 'required');
        await createChallenge(db);
      });
    }
    const owner = await findUser(db, viewer.id);
    if (!owner) throw createUnauthorizedProblem();
    return createCreationOptions(site, challenge, { owner, excludedIds: await listCredentialIds(db, viewer.id) });
  });

  app.operation('addPasskey', async ({ viewer, body: { name, ...created }, request, transaction }) => {
    const site = requirePasskeySite(app, request);
    const challenge = readChallenge(created.client_data_json);
    const credential = challenge && (await verifyCreatedCredential(site, challenge, created));
    if (!challenge || !credential) throw new Problem(400, 'malformed');
    const addPasskey = async (db: Db) => {
      const isValid = await consumePasskeyChallenge(db, challenge, viewer.sessionId);
      if (!isValid) throw new Problem(410, 'passkey_setup_ended');
      const passkey = await insertPasskey(db, { userId: viewer.id, name: toPasskeyName(name), credential });
      if (!passkey) throw new Problem(409, 'passkeys_full', { messageNumber: maxPasskeys });
      await recordPasskeyChange(db, viewer.id, null, passkey.name);
      return passkey;
    };
    const passkey = await transaction(addPasskey).catch((error: unknown) => {
      if (findViolatedConstraint(error) === 'passkeys_credential_id_key') throw new Problem(409, 'passkey_exists');
      throw error;
    });
    const account = await findUser(db, viewer.id);
    if (account) sendChangeMail(app, { kind: 'passkey_added', email: account.email, path: resetPasswordPath, request });
    return passkey;
  });

  app.operation('renamePasskey', ({ viewer, params: { id }, body, transaction }) =>
    transaction(async (db) => {
      const before = await lockPasskeyName(db, viewer.id, id);
      if (before === undefined) throw createNotFoundProblem();
      const name = toPasskeyName(body.name);
      await renamePasskey(db, id, name);
      await recordPasskeyChange(db, viewer.id, before, name);
    }),
  );

  app.operation('deletePasskey', ({ viewer, params: { id }, transaction }) =>
    transaction(async (db) => {
      const before = await lockPasskeyName(db, viewer.id, id);
      if (before === undefined) throw createNotFoundProblem();
      await deletePasskey(db, id);
      await recordPasskeyChange(db, viewer.id, before, null);
    }),
  );
}

/** Trims the name of a passkey. Throws if nothing is left. */
function toPasskeyName(text: string): string {
  const name = text.trim();
  if (name === '') throw createFieldProblem('name', 'required');
  return name;
}

/** Records in the audit log that a passkey of staff was added, renamed or deleted. */
const recordPasskeyChange = (db: Db, userId: number, before: string | null, after: string | null) =>
  recordFieldChange(db, { targetType: 'user', targetId: userId, field: 'passkey', before, after });
