import { expect, test, vi } from 'vitest';
import { createReauthentication } from './reauthentication.ts';

test('one dialog resolves all requests', async () => {
  const reauthentication = createReauthentication();
  const listener = vi.fn<() => void>();
  reauthentication.subscribe(listener);
  const answers = [reauthentication.request(), reauthentication.request()];
  expect(reauthentication.isRequested()).toBe(true);
  expect(listener).toHaveBeenCalledOnce();
  reauthentication.complete(true);
  expect(await Promise.all(answers)).toEqual([true, true]);
  expect(reauthentication.isRequested()).toBe(false);
});

test('a later request opens the dialog again', async () => {
  const reauthentication = createReauthentication();
  const first = reauthentication.request();
  reauthentication.complete(false);
  const second = reauthentication.request();
  reauthentication.complete(true);
  expect(await Promise.all([first, second])).toEqual([false, true]);
});

test('a page is protected until it is released', () => {
  const reauthentication = createReauthentication();
  const release = reauthentication.protectPage();
  expect(reauthentication.isPageProtected()).toBe(true);
  release();
  expect(reauthentication.isPageProtected()).toBe(false);
});
