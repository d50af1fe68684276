import type { PasskeySite } from '../../config/passkeys.ts';
import { toObjectOrEmpty } from '../../json.ts';
import { challengeLifetimeMs } from './passkeyChallenges.repository.ts';

// Loaded on first use, because it takes half a second. Commands never need it.
const loadLibrary = () => import('@simplewebauthn/server');

const siteName = 'Fanous';
/** Ed25519, ES256 and RS256. Every authenticator supports one of them. */
const algorithms = [-8, -7, -257];

/** What the database stores about a new credential. */
export interface NewCredential {
  credential_id: Buffer;
  public_key: Buffer;
  sign_count: number;
}

/** What a browser sends after it has created a credential. Binary values are in base64url. */
interface CreatedCredential {
  credential_id: string;
  client_data_json: string;
  attestation_object: string;
}

/** What a browser sends to sign in. */
export interface SignedChallenge {
  credential_id: string;
  client_data_json: string;
  authenticator_data: string;
  signature: string;
  user_handle: string;
}

/** Converts an account id to a user handle. An authenticator keeps only the newest credential of a user handle. */
const toUserHandle = (userId: number): string => Buffer.from(String(userId)).toString('base64url');

/** Creates the options with which a browser creates a passkey: a discoverable credential with user verification. */
export const createCreationOptions = (
  site: PasskeySite,
  challenge: string,
  { owner, excludedIds }: { owner: { id: number; email: string; name: string }; excludedIds: readonly Buffer[] },
) => ({
  challenge,
  rp: { id: site.id, name: siteName },
  user: { id: toUserHandle(owner.id), name: owner.email, displayName: owner.name },
  pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' as const })),
  timeout: challengeLifetimeMs,
  attestation: 'none' as const,
  excludeCredentials: excludedIds.map((id) => ({ id: id.toString('base64url'), type: 'public-key' as const })),
  authenticatorSelection: {
    residentKey: 'required' as const,
    requireResidentKey: true,
    userVerification: 'required' as const,
  },
});

/** Creates the options with which a browser lets the user choose a passkey and signs the challenge. */
export const createRequestOptions = (site: PasskeySite, challenge: string) => ({
  challenge,
  rpId: site.id,
  timeout: challengeLifetimeMs,
  userVerification: 'required' as const,
});

/** Reads the challenge that a browser has signed. Returns undefined for anything else. */
export function readChallenge(clientDataJson: string): string | undefined {
  try {
    const { challenge } = toObjectOrEmpty(JSON.parse(Buffer.from(clientDataJson, 'base64url').toString()));
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/** Verifies a new credential for this site. Returns undefined if it is not valid. The caller has to consume the challenge. */
export async function verifyCreatedCredential(
  site: PasskeySite,
  challenge: string,
  created: CreatedCredential,
): Promise<NewCredential | undefined> {
  const { verifyRegistrationResponse } = await loadLibrary();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id: created.credential_id,
        rawId: created.credential_id,
        type: 'public-key',
        response: { clientDataJSON: created.client_data_json, attestationObject: created.attestation_object },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    if (!registrationInfo) return undefined;
    const { id, publicKey, counter } = registrationInfo.credential;
    return { credential_id: Buffer.from(id, 'base64url'), public_key: Buffer.from(publicKey), sign_count: counter };
  } catch {
    // The library throws an `Error` for everything that is wrong with what the browser sent.
    return undefined;
  }
}

/** Verifies a signed challenge. Returns the new counter, or undefined if it is not valid. The caller has to consume the challenge. */
export async function verifySignedChallenge(
  site: PasskeySite,
  challenge: string,
  { passkey, signed }: { passkey: NewCredential & { user_id: number }; signed: SignedChallenge },
): Promise<number | undefined> {
  if (signed.user_handle !== toUserHandle(passkey.user_id)) return undefined;
  const { verifyAuthenticationResponse } = await loadLibrary();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id: signed.credential_id,
        rawId: signed.credential_id,
        type: 'public-key',
        response: {
          clientDataJSON: signed.client_data_json,
          authenticatorData: signed.authenticator_data,
          signature: signed.signature,
          userHandle: signed.user_handle,
        },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      credential: {
        id: signed.credential_id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: passkey.sign_count,
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}
