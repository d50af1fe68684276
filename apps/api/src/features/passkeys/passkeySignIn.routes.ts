import type { FastifyInstance } from 'fastify';
import { getOperationCall } from '../../contract/operationCall.ts';
import { OperationResponse } from '../../contract/types.ts';
import type { PasskeySite } from '../../config/passkeys.ts';
import { Problem } from '../../problems/problem.ts';
import { logSignIn } from '../auth/logSignIn.ts';
import { toAddressOrIpv6Network } from '../auth/network.ts';
import { sendNewDeviceMail } from '../auth/newDeviceMail.ts';
import { unusablePasswordHash } from '../auth/passwordRules.ts';
import { readSessionDevice } from '../auth/sessionDevice.ts';
import { signIn } from '../auth/signIn.repository.ts';
import { getNetworkSignInLimit, getSignInLimits } from '../auth/signInLimits.ts';
import { countAttemptOrThrow, requireBelowLimit, withCountedAttempt } from '../auth/throttle.repository.ts';
import { toUser } from '../users/users.wire.ts';
import { consumePasskeyChallenge, createPasskeyChallenge } from './passkeyChallenges.repository.ts';
import { findPasskeyWithAccount, recordPasskeyUse } from './passkeys.repository.ts';
import type { PasskeyWithAccount } from './passkeys.repository.ts';
import { requirePasskeySite } from './requirePasskeySite.ts';
import { createRequestOptions, readChallenge, verifySignedChallenge } from './webAuthn.ts';
import type { SignedChallenge } from './webAuthn.ts';

/** How many challenges a network can request for each failed sign-in that it is allowed. Not every challenge is used. */
const challengesPerAttempt = 10;

/** Signs users in with a passkey. The device checks the user, so no password and no code of two-step verification is needed. */
export async function passkeySignInRoutes(app: FastifyInstance): Promise<void> {
  const { db, config } = app;

  app.operation('startPasskeySignIn', async ({ request }) => {
    const site = requirePasskeySite(app, request);
    const { maxPerAddress, windowSeconds } = config.signIn;
    await countAttemptOrThrow(app, {
      kind: 'passkey-challenge',
      subject: toAddressOrIpv6Network(request.ip),
      maxAttempts: maxPerAddress * challengesPerAttempt,
      windowSeconds,
    });
    return createRequestOptions(site, await createPasskeyChallenge(db, null));
  });

  app.operation('signInWithPasskey', async ({ body, request }) => {
    const site = requirePasskeySite(app, request);
    const networkLimit = getNetworkSignInLimit(app, request);
    if (!app.knownDevices.hasCookie(request)) app.refusedAttempts.throwIfRemembered([networkLimit]);
    const passkey = await findPasskeyWithAccount(db, Buffer.from(body.credential_id, 'base64url'));
    const account = passkey && { id: passkey.user_id, role: passkey.role, password_hash: passkey.password_hash };
    if (passkey) getOperationCall(request).signInEmail = passkey.email;
    const limits = getSignInLimits(app, request, passkey?.email ?? '', account);
    if (!limits.isKnownDevice) await requireBelowLimit(app, networkLimit);
    let signCount: number | undefined;
    const isVerified =
      passkey &&
      (await withCountedAttempt(app, limits, async () => {
        signCount = await verifyPasskey(site, passkey, body);
        return signCount !== undefined;
      }));
    if (!isVerified || !account || signCount === undefined) {
      if (!limits.isKnownDevice) await countAttemptOrThrow(app, networkLimit);
      throw new Problem(401, 'wrong_passkey');
    }
    const newSignCount = signCount;
    const { device, headers } = readSessionDevice(app, request, account);
    const { access_token, user, isNewDevice } = await signIn(db, account, device, config, (db) =>
      recordPasskeyUse(db, passkey.id, newSignCount),
    );
    logSignIn(request, account.id, ['passkey']);
    if (isNewDevice) sendNewDeviceMail(app, user.email, device, request);
    return new OperationResponse(200, { access_token, data: toUser(user, config) }, headers);
  });

  /** Checks the challenge and the signature. Returns the new counter, or undefined if one of them is wrong or the account is closed. */
  async function verifyPasskey(
    site: PasskeySite,
    passkey: PasskeyWithAccount,
    signed: SignedChallenge,
  ): Promise<number | undefined> {
    const challenge = readChallenge(signed.client_data_json);
    // The challenge is deleted even if the rest is wrong: it is valid for one attempt.
    if (challenge === undefined || !(await consumePasskeyChallenge(db, challenge, null))) return undefined;
    if (passkey.password_hash === unusablePasswordHash) return undefined;
    return verifySignedChallenge(site, challenge, { passkey, signed });
  }
}
