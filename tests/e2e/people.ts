import { expect, type Browser, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { dataDir } from './settings.ts';
import type { Words } from './words.ts';

interface Account {
  email: string;
  password: string;
}

/** A demo account by its role, as the server wrote it beside its data. */
export function demoAccount(role: 'admin' | 'limited admin' | 'teacher' | 'student' | 'new student'): Account {
  const accounts = JSON.parse(readFileSync(path.join(dataDir, 'demo-accounts.json'), 'utf8')) as (Account & {
    role: string;
  })[];
  const account = accounts.find((entry) => entry.role === role);
  if (!account) throw new Error(`No demo account for ${role}`);
  return account;
}

/** How a visitor arrives: language, theme and window. */
export interface Arrival {
  words: Words;
  theme: 'light' | 'dark';
  width: number;
  height: number;
}

/** A new visitor with nothing stored but a language and a theme; splash and motion off. */
export async function arrive(browser: Browser, { words, theme, width, height }: Arrival): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
  await context.addCookies(
    Object.entries({ lang: words.code, theme }).map(([name, value]) => ({
      name,
      value,
      domain: '127.0.0.1',
      path: '/',
    })),
  );
  const page = await context.newPage();
  // Nothing may go wrong unseen: a script error or a refused style fails the walk.
  page.on('pageerror', (error) => expect.soft(error.message, 'script error').toBe(''));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      expect.soft(message.text(), 'console error').toBe('');
    }
  });
  return page;
}

/** Signs in on the page that is open at /login. */
export async function signIn(page: Page, words: Words, account: Account): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel(words.email).fill(account.email);
  await main.getByLabel(words.password, { exact: true }).fill(account.password);
  await main.getByRole('button', { name: words.login }).click();
  await expect(page.getByRole('dialog')).toContainText(words.welcome);
}

/** Signs in over the API, for journeys that are not about it: the next page that is opened knows the session. */
export async function enter(page: Page, role: Parameters<typeof demoAccount>[0]): Promise<void> {
  const answer = await page.request.post('/api/login', { data: sentBy(demoAccount(role)) });
  expect(answer.ok()).toBe(true);
  await page.addInitScript((session) => localStorage.setItem('auth', session), await answer.text());
}

const sentBy = ({ email, password }: Account) => ({ email, password });
