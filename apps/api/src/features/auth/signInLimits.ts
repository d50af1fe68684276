import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getNetwork } from './network.ts';
import type { AttemptLimits, Limit } from './attemptLimits.ts';

/** A stored account, if it exists. */
type Account = { id: number; password_hash: string } | undefined;

/**
 * Gets the limits of a sign-in. A known device has its own limit, so that other clients cannot block it. Other clients count by
 * account and network, and all together by account, against guessing from many networks.
 */
export function getSignInLimits(
  app: FastifyInstance,
  request: FastifyRequest,
  email: string,
  account: Account,
): AttemptLimits & { isKnownDevice: boolean } {
  const { perAccountTotal, windowSeconds: seconds } = app.config.signIn;
  const deviceId = account && app.knownDevices.find(request, account);
  if (deviceId !== undefined) return { own: [getDeviceLimit(app, deviceId)], shared: [], isKnownDevice: true };
  return {
    own: [getNetworkLimit(app, request, email)],
    shared: [{ kind: 'account', subject: email, max: perAccountTotal, seconds }],
    isKnownDevice: false,
  };
}

/**
 * Gets the limits for a signed-in user's current password: those of a sign-in, and one for the session, so that a stolen
 * token cannot be used from many networks.
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

function getDeviceLimit({ config }: FastifyInstance, deviceId: string): Limit {
  const { perAccount: max, windowSeconds: seconds } = config.signIn;
  return { kind: 'device', subject: deviceId, max, seconds };
}

function getNetworkLimit({ config }: FastifyInstance, request: FastifyRequest, email: string): Limit {
  const { perAccount: max, windowSeconds: seconds } = config.signIn;
  return { kind: 'account-network', subject: `${email} ${getNetwork(request.ip)}`, max, seconds };
}
