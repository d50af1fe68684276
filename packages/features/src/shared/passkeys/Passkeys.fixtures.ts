import type { Schema } from '@fanous/api-client/client';
import { spyOn } from 'storybook/test';

const encode = (text: string) => new TextEncoder().encode(text).buffer;

/** What a browser returns. The fake server accepts everything. */
const credential = {
  id: 'Y3JlZGVudGlhbA',
  rawId: encode('credential'),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
  response: {
    clientDataJSON: encode('{}'),
    attestationObject: encode('attestation'),
    authenticatorData: encode('data'),
    signature: encode('signature'),
    userHandle: encode('41'),
  },
};

export const passkeyRequestOptions: Schema<'PasskeyRequestOptions'> = {
  challenge: 'AAAA',
  rpId: 'localhost',
  timeout: 300_000,
  userVerification: 'required',
};

export const passkeyCreationOptions: Schema<'PasskeyCreationOptions'> = {
  challenge: 'AAAA',
  rp: { id: 'localhost', name: 'Fanous' },
  user: { id: 'NDE', name: 'mona@example.com', displayName: 'منى السيد' },
  pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
  timeout: 300_000,
  attestation: 'none',
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
};

/** Replaces the dialog of the browser. With an error, each call fails with it; with `once`, only the first. */
export function mockBrowserDialog(method: 'create' | 'get', error?: DOMException, once = false): void {
  const dialog = spyOn(navigator.credentials, method).mockImplementation(async () => credential);
  if (!error) return;
  if (once) dialog.mockRejectedValueOnce(error);
  else dialog.mockRejectedValue(error);
}

/** What a browser throws if the user closes its dialog. */
export const cancelled = () => new DOMException('The operation was cancelled.', 'NotAllowedError');
