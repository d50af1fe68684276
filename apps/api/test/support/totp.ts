import { TOTP } from 'otpauth';

/** Creates the code that an authenticator app shows, `steps` of 30 seconds from now. */
export const createTotpCode = (secret: string, steps = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });
