import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { dataDir, origin } from './settings.ts';
import type { Labels } from './labels.ts';

interface Account {
  email: string;
  password: string;
}

/** Reads the account of a role from the server's `demo-accounts.json`. */
export function getDemoAccount(role: 'admin' | 'limited admin' | 'teacher' | 'student' | 'new student'): Account {
  const accounts = JSON.parse(readFileSync(path.join(dataDir, 'demo-accounts.json'), 'utf8')) as (Account & {
    role: string;
  })[];
  const account = accounts.find((entry) => entry.role === role);
  if (!account) throw new Error(`No demo account for ${role}`);
  return account;
}

/** Language, theme and window of a visitor. */
export interface VisitorOptions {
  labels: Labels;
  theme: 'light' | 'dark';
  width: number;
  height: number;
}

/** Opens a page for a new visitor with a language and a theme. The intro and motion are off. */
export async function openVisitorPage(
  browser: Browser,
  { labels, theme, width, height }: VisitorOptions,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce', ...options });
  await context.addCookies(
    Object.entries({ lang: labels.code, theme }).map(([name, value]) => ({
      name,
      value,
      domain: new URL(options.baseURL ?? origin).hostname,
      path: '/',
    })),
  );
  const page = await context.newPage();
  // A script error or a blocked style fails the test.
  page.on('pageerror', (error) => expect.soft(error.message, 'script error').toBe(''));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      expect.soft(message.text(), 'console error').toBe('');
    }
  });
  return page;
}

type DemoRole = Parameters<typeof getDemoAccount>[0];

/** Signs in on the page that is open at /login. */
export async function signIn(page: Page, labels: Labels, account: Account): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel(labels.email).fill(account.email);
  await main.getByLabel(labels.password, { exact: true }).fill(account.password);
  await main.getByRole('button', { name: labels.login }).click();
  await expect(page.getByRole('dialog')).toContainText(labels.welcome);
}

/** Registers a student through the API and signs in. Other tests use the pages for that. */
export async function registerAndSignIn(page: Page, email: string, phone?: string): Promise<Account> {
  const account = { email, password: 'nile-lantern-42' };
  const response = await page.request.post('/api/register', {
    multipart: {
      ...account,
      name: 'سلمى عبد الرحمن',
      password_confirmation: account.password,
      ...(phone !== undefined && { phone }),
    },
  });
  await startSession(page, await response.text());
  return account;
}

/** Signs in through the API, and returns the token. */
export async function signInWithApi(page: Page, account: Account): Promise<string> {
  const { email, password } = account;
  const response = await page.request.post('/api/login', { data: { email, password } });
  expect(response.status(), 'sign-in').toBe(200);
  await startSession(page, await response.text());
  const { access_token: token } = (await response.json()) as { access_token: string };
  return token;
}

/** Signs in to a demo account through the API. */
export const signInAsRole = (page: Page, role: DemoRole) => signInWithApi(page, getDemoAccount(role));

/** Opens a page that is signed in to a demo account. The page is not part of the app yet. */
export async function openSignedInPage(
  browser: Browser,
  visitor: VisitorOptions,
  role: DemoRole,
): Promise<{ page: Page; token: string }> {
  const page = await openVisitorPage(browser, visitor);
  return { page, token: await signInAsRole(page, role) };
}

/** Opens a page that is signed in to a new student who has a course. Attempts of this student do not count in other tests. */
export async function openSubscribedPage(
  browser: Browser,
  visitor: VisitorOptions,
  courseSlug: string,
): Promise<{ page: Page; token: string }> {
  const page = await openVisitorPage(browser, visitor);
  const adminToken = await signInAsRole(page, 'admin');
  const account = await registerAndSignIn(page, `subscriber-${crypto.randomUUID()}@example.com`);
  const token = await signInWithApi(page, account);
  const userId = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('auth') ?? '{}') as { data: { id: number } }).data.id,
  );
  const course = (await (await page.request.get(`/api/public/courses/${courseSlug}`)).json()) as { id: number };
  const response = await page.request.post('/api/user-courses', {
    headers: { Authorization: `Bearer ${adminToken}` },
    data: { user_id: userId, course_id: course.id },
  });
  expect(response.status(), 'subscription').toBe(201);
  return { page, token };
}

/** Stores a session as the app does (spec §3). */
async function startSession(page: Page, session: string): Promise<void> {
  await page.goto('/favicon.svg');
  await page.evaluate((storedSession) => {
    localStorage.setItem('auth', storedSession);
    document.cookie = 'signed=1; path=/';
  }, session);
}
