import { expect, type Page } from '@playwright/test';
import { adminAccount } from './separateServer.ts';

type Fields = NonNullable<Parameters<Page['request']['post']>[1]>['multipart'] & object;

/** Adds something to a server of a spec. Returns its id. */
export type AddItem = (path: string, fields: Fields) => Promise<number>;

/** A course on a server of a spec. */
interface SeparateCourse {
  id: number;
  add: AddItem;
  /** Gives the course to a user. */
  subscribe: (userId: number) => Promise<void>;
}

/** Adds a course of the admin to a server of a spec. Returns its id, and functions that add more to the server. */
export async function addCourse(page: Page, name: string, price = 0): Promise<SeparateCourse> {
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
  const course = { name, slug: name, description: name, price, user_id: data.id, 'categories[]': category };
  const id = await add('/courses', course);
  const subscribe = async (userId: number) => {
    const answer = await page.request.post('/api/user-courses', { headers, data: { user_id: userId, course_id: id } });
    expect(answer.status(), 'subscription').toBe(201);
  };
  return { id, add, subscribe };
}
