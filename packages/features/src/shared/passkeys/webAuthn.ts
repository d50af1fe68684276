import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import type { Schema } from '@fanous/api-client/client';

/** Asks the user to create a passkey. Returns the body of `addPasskey`, without the name. */
export async function createPasskey(
  optionsJSON: Schema<'PasskeyCreationOptions'>,
): Promise<Omit<Schema<'AddPasskeyRequest'>, 'name'>> {
  const { id, response } = await startRegistration({ optionsJSON });
  return {
    credential_id: id,
    client_data_json: response.clientDataJSON,
    attestation_object: response.attestationObject,
  };
}

/** Asks the user to sign in with a passkey. Returns the body of `signInWithPasskey`. */
export async function signChallenge(
  optionsJSON: Schema<'PasskeyRequestOptions'>,
): Promise<Schema<'PasskeySignInRequest'>> {
  const { id, response } = await startAuthentication({ optionsJSON });
  return {
    credential_id: id,
    client_data_json: response.clientDataJSON,
    authenticator_data: response.authenticatorData,
    signature: response.signature,
    user_handle: response.userHandle ?? '',
  };
}

/** Whether the device has a passkey of the account already. */
export const isPasskeyOnDevice = (error: unknown): boolean =>
  error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
