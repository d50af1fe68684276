import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';

const cookieName = 'fanous_device';
// Enough for a family. A browser in a school has hundreds of users, and a cookie must stay small.
const maxAccounts = 5;

/** The account that a device has signed in to. A new password makes every device unknown again. */
interface Account {
  id: number;
  password_hash: string;
}

type CookieRequest = Pick<FastifyRequest, 'headers' | 'protocol'>;

/**
 * Recognises devices that have signed in to an account before, by a signed cookie. The cookie grants no access: it only gives
 * the device its own limit of failed attempts, so that strangers cannot lock the owner out.
 */
export class KnownDeviceCookie {
  readonly #secret: string;
  readonly #maxSeconds: number;
  readonly #isSecure: boolean;

  constructor(secret: string, { signIn, publicUrl }: Pick<Config, 'signIn' | 'publicUrl'>) {
    this.#secret = secret;
    this.#maxSeconds = signIn.knownDeviceSeconds;
    this.#isSecure = publicUrl?.startsWith('https:') ?? false;
  }

  /** Whether a request has tokens, which may be forged. */
  hasCookie(request: CookieRequest): boolean {
    return readTokens(request).length > 0;
  }

  /** Finds the id of the device that sent a request, if it has signed in to this account. */
  findDeviceId(request: CookieRequest, account: Account, now = Date.now()): string | undefined {
    const token = readTokens(request).find((candidate) => candidate.startsWith(`${account.id}.`));
    const [, issued = '', deviceId = ''] = token?.split('.') ?? [];
    if (token === undefined || Number(issued) + this.#maxSeconds <= now / 1_000) return undefined;
    const [given, expected] = [Buffer.from(token), Buffer.from(this.#sign(account, issued, deviceId))];
    return given.length === expected.length && timingSafeEqual(given, expected) ? deviceId : undefined;
  }

  /** Creates the headers that make a device known, for the response to a correct password. */
  createCookieHeaders(request: CookieRequest, account: Account, now = Date.now()): { 'set-cookie': string } {
    return this.recognizeDevice(request, account, now).headers;
  }

  /** Gets the id of the device that sent a correct password, and the headers that make the device known. A new device gets a new id. */
  recognizeDevice(
    request: CookieRequest,
    account: Account,
    now = Date.now(),
  ): { deviceId: string; headers: { 'set-cookie': string } } {
    const deviceId = this.findDeviceId(request, account, now) ?? randomBytes(16).toString('base64url');
    const others = readTokens(request).filter((token) => !token.startsWith(`${account.id}.`));
    const tokens = [this.#sign(account, String(Math.floor(now / 1_000)), deviceId), ...others].slice(0, maxAccounts);
    const secure = this.#isSecure || request.protocol === 'https' ? '; Secure' : '';
    const rules = `Path=/api; Max-Age=${this.#maxSeconds}; HttpOnly; SameSite=Strict${secure}`;
    return { deviceId, headers: { 'set-cookie': `${cookieName}=${tokens.join('~')}; ${rules}` } };
  }

  #sign({ id, password_hash }: Account, issued: string, deviceId: string): string {
    const content = `${id}.${issued}.${deviceId}`;
    const signature = createHmac('sha256', this.#secret).update(`${content}.${password_hash}`).digest('base64url');
    return `${content}.${signature}`;
  }
}

/** Reads the tokens of a cookie. They may be forged: check each one. */
function readTokens({ headers }: CookieRequest): string[] {
  const cookie = headers.cookie?.split(';').find((part) => part.trim().startsWith(`${cookieName}=`));
  const value = cookie?.slice(cookie.indexOf('=') + 1).trim() ?? '';
  return value
    .split('~')
    .filter((token) => /^\d{1,16}\.\d{1,12}\.[\w-]{22}\.[\w-]{43}$/.test(token))
    .slice(0, maxAccounts);
}
