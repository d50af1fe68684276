import { isoCBOR } from '@simplewebauthn/server/helpers';
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** What an authenticator and the browser may do differently from a correct pair. */
interface Deviation {
  origin?: string;
  /** Whether the authenticator has checked the user. */
  isUserVerified?: boolean;
  /** The counter, in place of the next one. */
  counter?: number;
  userHandle?: string;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/** A passkey in memory: an ES256 key, used as an authenticator and a browser do. */
export class SoftwareAuthenticator {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #credentialId = randomBytes(32);
  readonly #site: { id: string; origin: string };
  #userHandle = '';
  #counter = 0;

  constructor(site: { id: string; origin: string }) {
    this.#site = site;
  }

  /** Responds to the options for a new credential, without attestation. */
  create(options: { challenge: string; user: { id: string } }, deviation: Deviation = {}) {
    this.#userHandle = options.user.id;
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(this.#createAuthenticatorData(deviation, this.#createCredentialData()))],
    ]);
    return {
      credential_id: this.#credentialId.toString('base64url'),
      client_data_json: this.#createClientData('webauthn.create', options.challenge, deviation).toString('base64url'),
      attestation_object: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
    };
  }

  /** Signs the challenge of a sign-in. */
  sign(options: { challenge: string }, deviation: Deviation = {}) {
    const authenticatorData = this.#createAuthenticatorData(deviation);
    const clientData = this.#createClientData('webauthn.get', options.challenge, deviation);
    const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientData)]), this.#keys.privateKey);
    return {
      credential_id: this.#credentialId.toString('base64url'),
      client_data_json: clientData.toString('base64url'),
      authenticator_data: authenticatorData.toString('base64url'),
      signature: signature.toString('base64url'),
      user_handle: deviation.userHandle ?? this.#userHandle,
    };
  }

  #createClientData(type: string, challenge: string, { origin = this.#site.origin }: Deviation): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #createAuthenticatorData(
    { isUserVerified = true, counter }: Deviation,
    credentialData: Buffer = Buffer.alloc(0),
  ): Buffer {
    const isPresent = 0x01;
    const flags = isPresent | (isUserVerified ? 0x04 : 0) | (credentialData.length > 0 ? 0x40 : 0);
    this.#counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter ?? this.#counter);
    return Buffer.concat([sha256(this.#site.id), Buffer.from([flags]), count, credentialData]);
  }

  /** An empty AAGUID, the id, and the public key in COSE. */
  #createCredentialData(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const toBytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
    const publicKey = new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, toBytes(x)],
      [-3, toBytes(y)],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.#credentialId.length);
    return Buffer.concat([Buffer.alloc(16), length, this.#credentialId, isoCBOR.encode(publicKey as never)]);
  }
}
