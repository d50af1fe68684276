import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from './network.ts';
import type { AttemptLimits, Limit } from './attemptLimits.ts';

/** An account as it is stored, if there is one. */
type Account = { id: number; password_hash: string } | undefined;

/**
 * Limits of a sign-in. A device that has signed in before counts for itself alone, so that nobody else can block it. Others
 * count by account and network, and all of them together by account, against guessing from many networks.
 */
export function getSignInLimits(
  app: FastifyInstance,
  request: FastifyRequest,
  email: string,
  account: Account,
): AttemptLimits & { isKnownDevice: boolean } {
  const { perAccountTotal, windowSeconds: seconds } = app.config.signIn;
  const deviceId = account && app.knownDevices.find(request, account);
  if (deviceId !== undefined) return { own: [deviceLimit(app, deviceId)], shared: [], isKnownDevice: true };
  return {
    own: [networkLimit(app, request, email)],
    shared: [{ kind: 'account', subject: email, max: perAccountTotal, seconds }],
    isKnownDevice: false,
  };
}

/**
 * Limits of asking a signed-in user for the current password: those of the device or network, as in a sign-in, and one of
 * the session, so that a stolen token cannot be used from network after network.
 */
export function getCurrentPasswordLimits(
  app: FastifyInstance,
  request: FastifyRequest,
  { sessionId, email, account }: { sessionId: number; email: string; account: Account },
): AttemptLimits {
  const { perAccount: max, windowSeconds: seconds } = app.config.signIn;
  const { own } = getSignInLimits(app, request, email, account);
  return { own: [], shared: [...own, { kind: 'session', subject: String(sessionId), max, seconds }] };
}

function deviceLimit({ config }: FastifyInstance, deviceId: string): Limit {
  const { perAccount: max, windowSeconds: seconds } = config.signIn;
  return { kind: 'device', subject: deviceId, max, seconds };
}

function networkLimit({ config }: FastifyInstance, request: FastifyRequest, email: string): Limit {
  const { perAccount: max, windowSeconds: seconds } = config.signIn;
  return { kind: 'account-network', subject: `${email} ${networkOf(request.ip)}`, max, seconds };
}
