// Helpers of the “send once” tests: slow down and count calls, and read what the server has afterwards.
import { expect, test, type Browser, type Page } from '@playwright/test';
import { demoAccount } from './people.ts';

export type List = (path: string) => Promise<{ total: number } & Record<string, unknown>>;

/** Counts the rows of a list that a search finds. */
export const countSearchResults = (address: string) => async (list: List, title: string) =>
  (await list(`${address}?search=${encodeURIComponent(title)}`)).total;

/** Delays calls by 400 ms and counts them. */
export async function countCalls(page: Page, call: RegExp, method = 'POST'): Promise<() => number> {
  let calls = 0;
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    if (request.method() === method && call.test(new URL(request.url()).pathname)) {
      calls += 1;
      await new Promise((resolve) => setTimeout(resolve, 400));
    }
    await route.continue();
  });
  return () => calls;
}

/** Creates an API client that is signed in as an admin. */
export async function createAdminApi(browser: Browser) {
  const context = await browser.newContext({ baseURL: test.info().project.use.baseURL ?? '' });
  const { email, password: secret } = demoAccount('admin');
  const answer = await context.request.post('/api/login', { data: { email, password: secret } });
  const { access_token } = (await answer.json()) as { access_token: string };
  const headers = { authorization: `Bearer ${access_token}` };
  const list: List = async (address) =>
    (await context.request.get(`/api${address}`, { headers })).json() as ReturnType<List>;
  const post = async (address: string, multipart: Record<string, string | number>) => {
    const reply = await context.request.post(`/api${address}`, { headers, multipart });
    expect(reply.status()).toBe(201);
    return (await reply.json()) as { id: number };
  };
  const send = async (address: string, data: unknown) => {
    const reply = await context.request.post(`/api${address}`, { headers, data });
    expect(reply.ok(), address).toBe(true);
    return reply.json() as Promise<unknown>;
  };
  const getSlug = async (id: number) => {
    const { slug } = (await list(`/courses/${id}`)) as unknown as { slug: string };
    return slug;
  };
  return { list, post, send, slugOf: getSlug, context };
}
