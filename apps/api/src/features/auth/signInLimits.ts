import type { FastifyInstance, FastifyRequest } from 'fastify';
import { toAddressOrIpv6Network } from './network.ts';
import type { AttemptLimits, AttemptLimit } from './attemptLimits.ts';

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
  const { maxPerAccountTotal: perAccountTotal, windowSeconds } = app.config.signIn;
  const deviceId = account && app.knownDevices.findDeviceId(request, account);
  if (deviceId !== undefined)
    return { resetOnSuccess: [getDeviceLimit(app, deviceId)], refundOnSuccess: [], isKnownDevice: true };
  return {
    resetOnSuccess: [getNetworkLimit(app, request, email)],
    refundOnSuccess: [{ kind: 'account', subject: email, maxAttempts: perAccountTotal, windowSeconds }],
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
  const { perAccount: maxAttempts, windowSeconds } = app.config.signIn;
  const { resetOnSuccess } = getSignInLimits(app, request, email, account);
  return {
    resetOnSuccess: [],
    refundOnSuccess: [...resetOnSuccess, { kind: 'session', subject: String(sessionId), maxAttempts, windowSeconds }],
  };
}

/** Gets the limit of failed sign-ins from one network. A whole class may share it. */
export const getNetworkSignInLimit = (
  { config: { signIn } }: FastifyInstance,
  { ip }: FastifyRequest,
): AttemptLimit => ({
  kind: 'address',
  subject: toAddressOrIpv6Network(ip),
  maxAttempts: signIn.maxPerAddress,
  windowSeconds: signIn.windowSeconds,
});

function getDeviceLimit({ config }: FastifyInstance, deviceId: string): AttemptLimit {
  const { perAccount: maxAttempts, windowSeconds } = config.signIn;
  return { kind: 'device', subject: deviceId, maxAttempts, windowSeconds };
}

function getNetworkLimit({ config }: FastifyInstance, request: FastifyRequest, email: string): AttemptLimit {
  const { perAccount: maxAttempts, windowSeconds } = config.signIn;
  return {
    kind: 'account-network',
    subject: `${email} ${toAddressOrIpv6Network(request.ip)}`,
    maxAttempts,
    windowSeconds,
  };
}
