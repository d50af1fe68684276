// Two-step verification through the API, and the codes of an authenticator app.
import { expect, type APIRequestContext } from '@playwright/test';
import { TOTP } from 'otpauth';

/** Creates the code that an authenticator app shows, `steps` of 30 seconds from now. Each code works once. */
export const createTotpCode = (secret: string, steps = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });

/** Turns it on with the code of the step before. Returns the secret. */
export async function turnOnTwoStepWithApi(
  request: APIRequestContext,
  { email, password }: { email: string; password: string },
): Promise<string> {
  const login = await request.post('/api/login', { data: { email, password } });
  const { access_token: token } = (await login.json()) as { access_token: string };
  const headers = { Authorization: `Bearer ${token}` };
  const setup = await request.post('/api/me/two-step/setup', { headers });
  const { secret } = (await setup.json()) as { secret: string };
  const response = await request.post('/api/me/two-step', {
    headers,
    data: { secret, current_password: password, code: createTotpCode(secret, -1) },
  });
  expect(response.status(), 'two-step verification').toBe(200);
  return secret;
}
