import type { FastifyInstance } from 'fastify';
import { OperationResponse } from '../../contract/types.ts';
import { findViolatedConstraint } from '../../db/transaction.ts';
import { Problem, createFieldProblem } from '../../problems/problem.ts';
import { sendFirstConfirmationMail } from '../emailConfirmation/confirmationMails.ts';
import { findReservedEmailProblem } from '../users/limitedAdmins.ts';
import { normalizeEmail } from '../users/userFields.ts';
import { findCredentialsByEmail, insertUser, replacePasswordHash } from '../users/users.repository.ts';
import { toUser } from '../users/users.wire.ts';
import { verifySignInCode } from '../twoStep/signInCode.ts';
import { logSignIn } from './logSignIn.ts';
import type { SignInFactor } from './logSignIn.ts';
import { toAddressOrIpv6Network } from './network.ts';
import { parseRegistration } from './registration.ts';
import { sendNewDeviceMail } from './newDeviceMail.ts';
import { readSessionDevice } from './sessionDevice.ts';
import { createSession, deleteSession } from './sessions.repository.ts';
import { signIn } from './signIn.repository.ts';
import { getNetworkSignInLimit, getSignInLimits } from './signInLimits.ts';
import { requireBelowLimit, countAttemptOrThrow, withCountedAttempt } from './throttle.repository.ts';
import { recordUserDevice } from './userDevices.repository.ts';

/** Sign-in, sign-out and registration. */
export async function authRoutes(app: FastifyInstance): Promise<void> {
  const { db, config, passwordHasher } = app;
  const { windowSeconds } = config.signIn;

  app.operation('login', async ({ body, request }) => {
    const email = normalizeEmail(body.email);
    const networkLimit = getNetworkSignInLimit(app, request);
    // Without reading the account: a storm of refused attempts must not reach the database.
    if (!app.knownDevices.hasCookie(request)) {
      const { resetOnSuccess, refundOnSuccess } = getSignInLimits(app, request, email, undefined);
      app.refusedAttempts.throwIfRemembered([networkLimit, ...resetOnSuccess, ...refundOnSuccess]);
    }
    const found = await findCredentialsByEmail(db, email);
    const limits = getSignInLimits(app, request, email, found);
    // A whole class may share an address, so a running sign-in does not count as failed.
    if (!limits.isKnownDevice) await requireBelowLimit(app, networkLimit);
    const { isKnownDevice } = limits;
    const factors: SignInFactor[] = ['password'];
    let failure: 'wrong_credentials' | 'wrong_code' = 'wrong_credentials';
    // The code is part of the attempt: a correct password alone must not reset the count of wrong codes.
    const isVerified = await withCountedAttempt(app, limits, async () => {
      if (!(await passwordHasher.verify(body.password, found?.password_hash)) || !found) return false;
      failure = 'wrong_code';
      const account = { ...found, email };
      const codeResult = await verifySignInCode(app, request, { account, code: body.code, isKnownDevice });
      if (codeResult === 'correct') factors.push('code');
      return codeResult !== 'wrong';
    });
    if (!found || !isVerified) {
      if (!isKnownDevice) await countAttemptOrThrow(app, networkLimit);
      throw new Problem(401, failure);
    }
    let { password_hash } = found;
    if (passwordHasher.isOutdatedHash(password_hash)) {
      password_hash = await passwordHasher.hash(body.password);
      await replacePasswordHash(db, found, password_hash);
    }
    const account = { ...found, password_hash };
    const { device, headers } = readSessionDevice(app, request, account);
    const { access_token, user, isNewDevice } = await signIn(db, account, device, config);
    logSignIn(request, account.id, factors);
    if (isNewDevice) sendNewDeviceMail(app, user.email, device, request);
    return new OperationResponse(200, { access_token, data: toUser(user, config) }, headers);
  });

  app.operation('register', async ({ body, request, transaction }) => {
    const account = parseRegistration(body, config.limits.password);
    const problem = findReservedEmailProblem(account.email, { isByFullAdmin: false }, config);
    if (problem) throw createFieldProblem('email', problem);
    const maxAttempts = config.signIn.maxRegistrationsPerAddress;
    await countAttemptOrThrow(app, {
      kind: 'registration',
      subject: toAddressOrIpv6Network(request.ip),
      maxAttempts,
      windowSeconds,
    });
    const password_hash = await passwordHasher.hash(body.password);
    let userId: number | undefined;
    try {
      const response = await transaction(async (db) => {
        const user = await insertUser(db, { ...account, password_hash });
        userId = user.id;
        const { device, headers } = readSessionDevice(app, request, { id: user.id, password_hash });
        await recordUserDevice(db, user.id, device);
        const access_token = await createSession(db, user.id, device);
        return new OperationResponse(201, { access_token, data: toUser(user, config) }, headers);
      });
      // A repeated request with the same key gets the response of the first one.
      if (userId !== undefined) {
        logSignIn(request, userId, ['registration']);
        sendFirstConfirmationMail(app, response.body.data, request);
      }
      return response;
    } catch (error) {
      if (findViolatedConstraint(error) === 'users_email_key') throw createFieldProblem('email', 'email_taken');
      throw error;
    }
  });

  app.operation('logout', async ({ viewer }) => {
    await deleteSession(db, viewer.sessionId);
  });
}
