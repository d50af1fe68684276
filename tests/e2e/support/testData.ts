// Creates test data through the API. Each function creates its data once.
import { expect, type APIRequestContext } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { demoAccount } from './people.ts';

export interface TestData {
  /** The unique name of all created data. */
  title: string;
  email: string;
  mainCategory: () => Promise<number>;
  category: () => Promise<number>;
  course: () => Promise<{ id: number; slug: string }>;
  video: () => Promise<number>;
  record: () => Promise<number>;
  pdf: () => Promise<number>;
  quiz: () => Promise<number>;
  /** `2` creates a second one with another text. */
  question: (which?: 2) => Promise<number>;
  /** Three options: «Convex», which is correct, «Concave» and «Neither». */
  options: (which?: 2) => Promise<{ id: number }[]>;
  user: (which?: 2) => Promise<{ id: number; email: string }>;
  /** A user who has the course. */
  subscriber: (which?: 2) => Promise<{ id: number; email: string }>;
  /** Adds a user to the course. */
  enrol: (userId: number) => Promise<void>;
  /** A summary by the student whose token was given. */
  summary: () => Promise<number>;
  reaction: () => Promise<void>;
  /** Deletes the courses and categories with this title, so that public pages stay as they were. */
  removeAll: () => Promise<void>;
}

/** The fields of a multipart form, with files as Playwright takes them. */
type Form = Record<string, string | number | { name: string; mimeType: string; buffer: Buffer }>;

const demoMediaDir = path.resolve(import.meta.dirname, '../../../apps/api/src/demo/media');
const readDemoFile = (name: string, mimeType: string) => ({
  name,
  mimeType,
  buffer: readFileSync(path.join(demoMediaDir, name)),
});
const password = 'nile-lantern-42';

/** `studentToken` is called when data of a student is created. */
export async function createTestData(
  request: APIRequestContext,
  title: string,
  studentToken: () => Promise<string>,
): Promise<TestData> {
  const { email: adminEmail, password: adminPassword } = demoAccount('admin');
  const login = await request.post('/api/login', { data: { email: adminEmail, password: adminPassword } });
  const { access_token: adminToken } = (await login.json()) as { access_token: string };
  const send = async (token: string, address: string, body: { multipart: Form } | { data: object }) => {
    const answer = await request.post(`/api${address}`, { headers: { Authorization: `Bearer ${token}` }, ...body });
    expect(answer.ok(), `${address}: ${answer.status()}`).toBe(true);
    return (await answer.json()) as Record<string, unknown> & { id: number };
  };
  const post = (address: string, multipart: Form) => send(adminToken, address, { multipart });
  const made = new Map<string, Promise<unknown>>();
  const once = <T>(key: string, create: () => Promise<T>): Promise<T> => {
    const known = made.get(key) ?? create();
    made.set(key, known);
    return known as Promise<T>;
  };
  const slug = title.replaceAll(/\W+/g, '-').toLowerCase();
  const getEmail = (which = 1) => `${slug}-${which}@example.com`;
  const getName = (which = 1) => (which === 1 ? title : `${title} (second)`);

  const make: TestData = {
    title,
    email: getEmail(),
    mainCategory: () => once('main', async () => (await post('/main-categories', { name: title })).id),
    category: () =>
      once('category', async () => {
        const body = { name: title, main_category_id: await make.mainCategory() };
        return (await post('/categories', body)).id;
      }),
    course: () =>
      once('course', async () => {
        const users = await request.get('/api/users?search=khaled.mansour', {
          headers: { Authorization: `Bearer ${adminToken}` },
        });
        const owner = ((await users.json()) as { users: { id: number }[] }).users[0]?.id ?? 0;
        const body = { name: title, slug, description: 'Sensors', price: 250, user_id: owner };
        const { id } = await post('/courses', { ...body, 'categories[]': await make.category() });
        return { id, slug };
      }),
    video: () =>
      once('video', async () => {
        const body = { course_id: (await make.course()).id, title, url: 'matrices-app-1', website_url: 'matrices-1' };
        return (await post('/videos', body)).id;
      }),
    record: () =>
      once('record', async () => {
        const body = {
          course_id: (await make.course()).id,
          title,
          record_url: readDemoFile('lecture.mp3', 'audio/mpeg'),
        };
        return (await post('/records', body)).id;
      }),
    pdf: () =>
      once('pdf', async () => {
        const body = {
          course_id: (await make.course()).id,
          title,
          url: readDemoFile('study-plan.pdf', 'application/pdf'),
        };
        return (await post('/pdfs', body)).id;
      }),
    quiz: () =>
      once('quiz', async () => {
        const body = { course_id: (await make.course()).id, title, description: 'Light' };
        return (await post('/quizzes', body)).id;
      }),
    question: (which) =>
      once(`question ${which}`, async () => {
        const quiz = await make.quiz();
        const body = { quiz_id: quiz, question_text: getName(which), type: 'multiple_choice' };
        return (await post(`/quizzes/${quiz}/questions`, body)).id;
      }),
    options: (which) =>
      once(`options ${which}`, async () => {
        const texts = ['Convex', 'Concave', 'Neither'];
        const options = texts.map((option_text, at) => ({ option_text, is_correct: at === 0 ? 1 : 0 }));
        const address = `/questions/${await make.question(which)}/options`;
        await send(adminToken, address, { data: { options } });
        const list = await request.get(`/api${address}`, { headers: { Authorization: `Bearer ${adminToken}` } });
        return ((await list.json()) as { options: { id: number }[] }).options;
      }),
    user: (which) =>
      once(`user ${which}`, async () => {
        const email = getEmail(which);
        const body = { name: getName(which), email, role: 'user', password, password_confirmation: password };
        return { id: (await post('/admin/create-user', body)).id, email };
      }),
    subscriber: (which) =>
      once(`subscriber ${which}`, async () => {
        const user = await make.user(which);
        await make.enrol(user.id);
        return user;
      }),
    enrol: async (userId) => {
      const { id } = await make.course();
      await send(adminToken, '/user-courses', { data: { user_id: userId, course_id: id, pending: 1 } });
    },
    summary: () =>
      once('summary', async () => {
        const pdf = readDemoFile('lecture-summary.pdf', 'application/pdf');
        const multipart = { course_id: (await make.course()).id, lecture_name: title, pdf };
        return (await send(await studentToken(), '/summaries', { multipart })).id;
      }),
    reaction: async () => {
      const data = { summary_id: await make.summary(), reaction: 'love' };
      await send(await studentToken(), '/reacts', { data });
    },
    removeAll: async () => {
      const headers = { Authorization: `Bearer ${adminToken}` };
      for (const [address, field] of [
        ['/courses', 'courses'],
        ['/categories', 'categories'],
        ['/main-categories', 'main_categories'],
      ] as const) {
        const list = await request.get(`/api${address}?search=${encodeURIComponent(title)}`, { headers });
        const found = ((await list.json()) as Record<string, { id: number }[]>)[field] ?? [];
        for (const { id } of found) {
          const response = await request.delete(`/api${address}/${id}`, { headers });
          expect(response.status(), `${address}/${id}`).toBe(204);
        }
      }
    },
  };
  return make;
}
