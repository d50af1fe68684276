import type { FastifyInstance } from 'fastify';
import { OperationResponse } from '../../contract/types.ts';
import { getBrokenConstraint } from '../../db/transaction.ts';
import { Problem, invalidField } from '../../problems/problem.ts';
import { findEmailProblem } from '../users/limitedAdmins.ts';
import { normalizeEmail } from '../users/userFields.ts';
import { findCredentials, findUser, insertUser, rehashPassword } from '../users/users.repository.ts';
import { toUser } from '../users/users.wire.ts';
import { getNetwork } from './network.ts';
import { readRegistration } from './registration.ts';
import { createSession, deleteSession, openSession } from './sessions.repository.ts';
import { getSignInLimits } from './signInLimits.ts';
import { enforceLimit, countAttempt, withCountedAttempt } from './throttle.repository.ts';
import type { Limit } from './attemptLimits.ts';

/** Sign-in, sign-out and registration. */
export async function authRoutes(app: FastifyInstance): Promise<void> {
  const { db, config, passwords } = app;
  const { windowSeconds: seconds } = config.signIn;

  app.operation('login', async ({ body, request }) => {
    const email = normalizeEmail(body.email);
    const found = await findCredentials(db, email);
    const limits = getSignInLimits(app, request, email, found);
    const address: Limit = { kind: 'address', subject: getNetwork(request.ip), max: config.signIn.perAddress, seconds };
    // A whole class may share an address, so a running sign-in does not count as failed.
    if (!limits.isKnownDevice) await enforceLimit(db, address);
    const isRight = await withCountedAttempt(db, limits, () => passwords.verify(body.password, found?.password_hash));
    if (!found || !isRight) {
      if (!limits.isKnownDevice) await countAttempt(db, address);
      throw new Problem(401, 'wrong_credentials');
    }
    let { password_hash } = found;
    if (passwords.isOutdated(password_hash)) {
      password_hash = await passwords.hash(body.password);
      await rehashPassword(db, found, password_hash);
    }
    const account = { id: found.id, password_hash };
    const access_token = await openSession(db, account);
    const user = await findUser(db, account.id);
    if (access_token === undefined || !user) throw new Problem(401, 'wrong_credentials');
    const headers = app.knownDevices.createHeaders(request, account);
    return new OperationResponse(200, { access_token, data: toUser(user, config) }, headers);
  });

  app.operation('register', async ({ body, request, transaction }) => {
    const account = readRegistration(body, config.limits.password);
    const problem = findEmailProblem(account.email, { byFullAdmin: false }, config);
    if (problem) throw invalidField('email', problem);
    const max = config.signIn.registrationsPerAddress;
    await countAttempt(db, { kind: 'registration', subject: getNetwork(request.ip), max, seconds });
    const password_hash = await passwords.hash(body.password);
    try {
      return await transaction(async (db) => {
        const user = await insertUser(db, { ...account, password_hash });
        const session = { access_token: await createSession(db, user.id), data: toUser(user, config) };
        return new OperationResponse(
          201,
          session,
          app.knownDevices.createHeaders(request, { id: user.id, password_hash }),
        );
      });
    } catch (error) {
      if (getBrokenConstraint(error) === 'users_email_key') throw invalidField('email', 'email_taken');
      throw error;
    }
  });

  app.operation('logout', async ({ viewer }) => {
    await deleteSession(db, viewer.sessionId);
  });
}
