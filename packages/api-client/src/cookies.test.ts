import { expect, test } from 'vitest';
import { cookieNames, formatCookie, getCookie } from './cookies.ts';

test('a cookie is found by its whole name, at any position', () => {
  const cookies = 'mylang=fr; lang=en;theme=dark; digits=';
  expect(getCookie(cookies, cookieNames.language)).toBe('en');
  expect(getCookie(cookies, cookieNames.theme)).toBe('dark');
  expect(getCookie(cookies, cookieNames.digits)).toBe('');
  expect(getCookie(cookies, cookieNames.signedIn)).toBeUndefined();
  expect(getCookie(undefined, cookieNames.language)).toBeUndefined();
});

test('a cookie without a maximum age ends with the browser session', () => {
  expect(formatCookie(cookieNames.splash, 'seen')).toBe('splash=seen; Path=/; SameSite=Lax');
  expect(formatCookie(cookieNames.signedIn, '1', 60)).toBe('signed=1; Path=/; SameSite=Lax; Max-Age=60');
});
