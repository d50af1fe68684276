import { expect, test, vi } from 'vitest';
import { createRelogin } from './relogin.ts';

test('all who wait are answered by one dialog', async () => {
  const relogin = createRelogin();
  const listener = vi.fn<() => void>();
  relogin.subscribe(listener);
  const answers = [relogin.ask(), relogin.ask()];
  expect(relogin.isAsking()).toBe(true);
  expect(listener).toHaveBeenCalledOnce();
  relogin.settle(true);
  expect(await Promise.all(answers)).toEqual([true, true]);
  expect(relogin.isAsking()).toBe(false);
});

test('each time is asked anew', async () => {
  const relogin = createRelogin();
  const first = relogin.ask();
  relogin.settle(false);
  const second = relogin.ask();
  relogin.settle(true);
  expect(await Promise.all([first, second])).toEqual([false, true]);
});

test('a page holds for as long as it is shown', () => {
  const relogin = createRelogin();
  const release = relogin.hold();
  expect(relogin.isHeld()).toBe(true);
  release();
  expect(relogin.isHeld()).toBe(false);
});
