// Helpers of the “send once” tests: they delay and count calls, and read lists from the server.
import { expect, type Browser, type Page } from '@playwright/test';
import { test } from './test.ts';
import { getDemoAccount } from './people.ts';

export type FetchList = (path: string) => Promise<{ total: number } & Record<string, unknown>>;

/** Counts the rows of a list that a search finds. */
export const countSearchResults = (path: string) => async (fetchList: FetchList, title: string) =>
  (await fetchList(`${path}?search=${encodeURIComponent(title)}`)).total;

/** Delays calls by 400 ms and counts them. */
export async function delayAndCountCalls(page: Page, callPattern: RegExp, method = 'POST'): Promise<() => number> {
  let calls = 0;
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    if (request.method() === method && callPattern.test(new URL(request.url()).pathname)) {
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
  const { email, password } = getDemoAccount('admin');
  const response = await context.request.post('/api/login', { data: { email, password } });
  const { access_token } = (await response.json()) as { access_token: string };
  const headers = { authorization: `Bearer ${access_token}` };
  const fetchList: FetchList = async (path) =>
    (await context.request.get(`/api${path}`, { headers })).json() as ReturnType<FetchList>;
  const postForm = async (path: string, multipart: Record<string, string | number>) => {
    const result = await context.request.post(`/api${path}`, { headers, multipart });
    expect(result.status()).toBe(201);
    return (await result.json()) as { id: number };
  };
  const postJson = async (path: string, data: unknown) => {
    const result = await context.request.post(`/api${path}`, { headers, data });
    expect(result.ok(), path).toBe(true);
    return result.json() as Promise<unknown>;
  };
  const getSlug = async (id: number) => {
    const { slug } = (await fetchList(`/courses/${id}`)) as unknown as { slug: string };
    return slug;
  };
  return { fetchList, postForm, postJson, getSlug, context };
}
