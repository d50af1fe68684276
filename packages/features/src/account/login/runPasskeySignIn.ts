import type { Api } from '@fanous/api-client/client';
import {
  signInWithPasskey,
  startPasskeySignIn,
  type SignInWithPasskeyResult,
} from '@fanous/api-client/generated/queries.ts';
import { signChallenge } from '../../shared/passkeys/webAuthn.ts';

/** Signs in with a passkey that the user chooses in a dialog of the browser. */
export async function runPasskeySignIn(api: Api): Promise<SignInWithPasskeyResult> {
  const options = await startPasskeySignIn(api);
  return signInWithPasskey(api, { body: await signChallenge(options) });
}
