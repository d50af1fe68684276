import { ApiError } from '@fanous/api-client/errors';
import { createSessionStore } from '@fanous/api-client/session';
import { expect, test, vi } from 'vitest';
import { createReauthentication } from './reauthentication.ts';
import { withReauthentication } from './withReauthentication.ts';

const unauthorized = new ApiError({ status: 401, code: 'unauthorized' });

function start() {
  const session = createSessionStore({});
  const signIn = (id: number, token: string) =>
    session.setFromResponse({
      access_token: token,
      data: { id, name: 'منى', email: 'mona@example.com', role: 'admin' },
    });
  signIn(1, 'old');
  return { session, reauthentication: createReauthentication(), signIn };
}

test('waits for the sign-in, then runs the call once more', async () => {
  const app = start();
  void app.reauthentication.request();
  const run = vi.fn<() => Promise<string>>().mockRejectedValueOnce(unauthorized).mockResolvedValueOnce('done');
  const result = withReauthentication(app, run);
  await Promise.resolve();
  expect(run).toHaveBeenCalledOnce();
  app.reauthentication.complete(true);
  expect(await result).toBe('done');
  expect(run).toHaveBeenCalledTimes(2);
});

test('the 401 is thrown if the user declines', async () => {
  const app = start();
  void app.reauthentication.request();
  const run = vi.fn<() => Promise<string>>().mockRejectedValue(unauthorized);
  const result = withReauthentication(app, run);
  setTimeout(() => app.reauthentication.complete(false));
  await expect(result).rejects.toBe(unauthorized);
  expect(run).toHaveBeenCalledOnce();
});

test('a call that was sent before the session was renewed runs again without asking', async () => {
  const app = start();
  const run = vi
    .fn<() => Promise<string>>()
    .mockImplementationOnce(() => {
      app.signIn(1, 'new');
      return Promise.reject(unauthorized);
    })
    .mockResolvedValueOnce('done');
  expect(await withReauthentication(app, run)).toBe('done');
});

test('a call is not repeated for another user', async () => {
  const app = start();
  const run = vi.fn<() => Promise<string>>().mockImplementationOnce(() => {
    app.signIn(2, 'other');
    return Promise.reject(unauthorized);
  });
  await expect(withReauthentication(app, run)).rejects.toBe(unauthorized);
  expect(run).toHaveBeenCalledOnce();
});

test('the 401 is thrown if no dialog is open', async () => {
  const run = vi.fn<() => Promise<string>>().mockRejectedValue(unauthorized);
  await expect(withReauthentication(start(), run)).rejects.toBe(unauthorized);
  expect(run).toHaveBeenCalledOnce();
});
