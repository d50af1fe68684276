import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContextOptions } from '@playwright/test';

/** A signed-in user: the cookies and storage of the browser, and the token. */
export interface Session {
  storageState: Exclude<BrowserContextOptions['storageState'], string | undefined>;
  token: string;
}

export type Sessions = Record<'student' | 'admin', Session>;

interface Account {
  role: string;
  email: string;
  password: string;
}

/** Signs in to two demo accounts, whose passwords are in the data folder of the server. */
export async function createSessions(browser: Browser, origin: string, dataDir: string): Promise<Sessions> {
  const accounts = JSON.parse(readFileSync(path.join(dataDir, 'demo-accounts.json'), 'utf8')) as Account[];
  const createSession = async (role: 'student' | 'admin'): Promise<Session> => {
    const { email, password } = accounts.find((account) => account.role === role) ?? {};
    const response = await fetch(`${origin}/api/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    const session = await response.text();
    const context = await browser.newContext();
    const page = await context.newPage();
    // A file of the same origin, to write the session as the app does. Then the app sets its cookies.
    await page.goto(`${origin}/favicon.svg`);
    await page.evaluate((stored) => localStorage.setItem('auth', stored), session);
    await page.goto(`${origin}/dashboard/profile`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const storageState = await context.storageState();
    await context.close();
    return { storageState, token: (JSON.parse(session) as { access_token: string }).access_token };
  };
  return { student: await createSession('student'), admin: await createSession('admin') };
}
