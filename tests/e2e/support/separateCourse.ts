import { expect, type Page } from '@playwright/test';
import { adminAccount } from './separateServer.ts';

type Fields = Record<string, string | number>;

/** Adds something to a server of a spec. Returns its id. */
export type AddItem = (path: string, fields: Fields) => Promise<number>;

/** Adds a course of the admin to a server of a spec. Returns its id, and a function that adds more to the server. */
export async function addCourse(page: Page, name: string): Promise<{ id: number; add: AddItem }> {
  const session = await page.request.post('/api/login', { data: adminAccount });
  const { access_token, data } = (await session.json()) as { access_token: string; data: { id: number } };
  const headers = { authorization: `Bearer ${access_token}` };
  const add: AddItem = async (path, multipart) => {
    const answer = await page.request.post(`/api${path}`, { headers, multipart });
    expect(answer.status(), path).toBe(201);
    return ((await answer.json()) as { id: number }).id;
  };
  const main = await add('/main-categories', { name: `Main ${name}` });
  const category = await add('/categories', { name: `Sub ${name}`, main_category_id: main });
  const course = { name, slug: name, description: name, price: 0, user_id: data.id, 'categories[]': category };
  return { id: await add('/courses', course), add };
}
