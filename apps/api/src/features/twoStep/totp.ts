import { Secret, TOTP } from 'otpauth';

const issuer = 'Fanous';
// What every authenticator app supports (RFC 6238): SHA-1, six digits, 30 seconds.
const parameters = { issuer, algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** How many steps the clock of a phone may be ahead or behind. */
const maxDrift = 1;

/** Creates a secret of 160 random bits, in Base32. */
export const createTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** Gets the address that a QR code contains. */
export const getTotpUrl = (secret: string, email: string): string =>
  new TOTP({ ...parameters, label: email, secret }).toString();

/** Finds the time step of a code. Returns undefined for a wrong code. */
export function findTotpStep(secret: string, code: string, now = Date.now()): number | undefined {
  const totp = new TOTP({ ...parameters, secret });
  const drift = totp.validate({ token: code, timestamp: now, window: maxDrift });
  return drift === null ? undefined : totp.counter({ timestamp: now }) + drift;
}
