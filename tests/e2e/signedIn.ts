import { expect, type Browser, type Page } from '@playwright/test';
import { arrive, type Arrival, demoAccount } from './people.ts';

/** Somebody with a demo account who has signed in before: the session lies in the browser when the page opens. */
export async function arriveSignedIn(
  browser: Browser,
  walk: Arrival,
  role: Parameters<typeof demoAccount>[0],
): Promise<{ page: Page; token: string }> {
  const page = await arrive(browser, walk);
  // Any page of the site that is no page of the app.
  await page.goto('/api/docs');
  const { email, password } = demoAccount(role);
  const answer = await page.request.post('/api/login', { data: { email, password } });
  expect(answer.status(), 'sign-in').toBe(200);
  const session = (await answer.json()) as { access_token: string };
  await page.evaluate((kept) => localStorage.setItem('auth', kept), JSON.stringify(session));
  return { page, token: session.access_token };
}
