// Creates test data through the API. Each function creates its data once.
import { expect, type APIRequestContext } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getDemoAccount } from './people.ts';

export interface TestData {
  /** The unique name of all created data. */
  title: string;
  email: string;
  ensureMainCategory: () => Promise<number>;
  ensureCategory: () => Promise<number>;
  ensureCourse: () => Promise<{ id: number; slug: string }>;
  ensureVideo: () => Promise<number>;
  /** The video with captions in Arabic. */
  ensureVideoWithCaptions: () => Promise<number>;
  /** A video of YouTube. */
  ensureYouTubeVideo: () => Promise<number>;
  /** A unit with the video and the quiz. */
  ensureUnit: (videoId: number) => Promise<void>;
  ensureRecord: () => Promise<number>;
  ensurePdf: () => Promise<number>;
  ensureQuiz: () => Promise<number>;
  /** `2` creates a second one with another text. */
  ensureQuestion: (which?: 2) => Promise<number>;
  /** Three options: «Convex», which is correct, «Concave» and «Neither». */
  ensureOptions: (which?: 2) => Promise<{ id: number }[]>;
  ensureUser: (which?: 2) => Promise<{ id: number; email: string }>;
  /** A user who has the course. */
  ensureSubscriber: (which?: 2) => Promise<{ id: number; email: string }>;
  /** Adds a user to the course. */
  enrolUser: (userId: number) => Promise<void>;
  /** A summary by the student whose token was given. */
  ensureSummary: () => Promise<number>;
  ensureReaction: () => Promise<void>;
  /** A summary by an admin, which students may report. */
  ensureOthersSummary: () => Promise<number>;
  /** A report of `ensureSummary` by another subscriber. */
  ensureReport: () => Promise<void>;
  /** Deletes the courses and categories with this title, so that public pages stay as they were. */
  deleteAll: () => Promise<void>;
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
  const { email: adminEmail, password: adminPassword } = getDemoAccount('admin');
  const login = await request.post('/api/login', { data: { email: adminEmail, password: adminPassword } });
  const { access_token: adminToken } = (await login.json()) as { access_token: string };
  const send = async (token: string, address: string, body: { multipart: Form } | { data: object }) => {
    const response = await request.post(`/api${address}`, { headers: { Authorization: `Bearer ${token}` }, ...body });
    expect(response.ok(), `${address}: ${response.status()}`).toBe(true);
    return (await response.json()) as Record<string, unknown> & { id: number };
  };
  const post = (address: string, multipart: Form) => send(adminToken, address, { multipart });
  const createdItems = new Map<string, Promise<unknown>>();
  const createOnce = <T>(key: string, create: () => Promise<T>): Promise<T> => {
    const existing = createdItems.get(key) ?? create();
    createdItems.set(key, existing);
    return existing as Promise<T>;
  };
  const slug = title.replaceAll(/\W+/g, '-').toLowerCase();
  const getEmail = (which = 1) => `${slug}-${which}@example.com`;
  const getName = (which = 1) => (which === 1 ? title : `${title} (second)`);

  const testData: TestData = {
    title,
    email: getEmail(),
    ensureMainCategory: () => createOnce('main', async () => (await post('/main-categories', { name: title })).id),
    ensureCategory: () =>
      createOnce('category', async () => {
        const body = { name: title, main_category_id: await testData.ensureMainCategory() };
        return (await post('/categories', body)).id;
      }),
    ensureCourse: () =>
      createOnce('course', async () => {
        const users = await request.get('/api/users?search=khaled.mansour', {
          headers: { Authorization: `Bearer ${adminToken}` },
        });
        const owner = ((await users.json()) as { users: { id: number }[] }).users[0]?.id ?? 0;
        const body = { name: title, slug, description: 'Sensors', price: 250, user_id: owner };
        const { id } = await post('/courses', { ...body, 'categories[]': await testData.ensureCategory() });
        return { id, slug };
      }),
    ensureVideo: () =>
      createOnce('video', async () => {
        const body = {
          course_id: (await testData.ensureCourse()).id,
          title,
          url: 'matrices-app-1',
          website_url: 'matrices-1',
        };
        return (await post('/videos', body)).id;
      }),
    ensureVideoWithCaptions: () =>
      createOnce('captions', async () => {
        const id = await testData.ensureVideo();
        const response = await request.put(`/api/videos/${id}/captions/ar`, {
          headers: { Authorization: `Bearer ${adminToken}` },
          multipart: { file: readDemoFile('clip-4.ar.vtt', 'text/vtt') },
        });
        expect(response.ok()).toBe(true);
        return id;
      }),
    ensureYouTubeVideo: () =>
      createOnce('YouTube video', async () => {
        const { id: course_id } = await testData.ensureCourse();
        const url = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';
        return (await post('/videos', { course_id, title, url, website_url: url })).id;
      }),
    ensureUnit: (videoId) =>
      createOnce('unit', async () => {
        const { id } = await testData.ensureCourse();
        const items = [
          { kind: 'video', id: videoId },
          { kind: 'quiz', id: await testData.ensureQuiz() },
        ];
        const response = await request.put(`/api/courses/${id}/units`, {
          headers: { Authorization: `Bearer ${adminToken}` },
          data: { version: 0, units: [{ title: `Unit of ${title}`, items }] },
        });
        expect(response.status(), 'units').toBe(200);
      }),
    ensureRecord: () =>
      createOnce('record', async () => {
        const body = {
          course_id: (await testData.ensureCourse()).id,
          title,
          record_url: readDemoFile('lecture.mp3', 'audio/mpeg'),
        };
        return (await post('/records', body)).id;
      }),
    ensurePdf: () =>
      createOnce('pdf', async () => {
        const body = {
          course_id: (await testData.ensureCourse()).id,
          title,
          url: readDemoFile('study-plan.pdf', 'application/pdf'),
        };
        return (await post('/pdfs', body)).id;
      }),
    ensureQuiz: () =>
      createOnce('quiz', async () => {
        const body = { course_id: (await testData.ensureCourse()).id, title, description: 'Light' };
        return (await post('/quizzes', body)).id;
      }),
    ensureQuestion: (which) =>
      createOnce(`question ${which}`, async () => {
        const quiz = await testData.ensureQuiz();
        const body = { quiz_id: quiz, question_text: getName(which), type: 'multiple_choice' };
        return (await post(`/quizzes/${quiz}/questions`, body)).id;
      }),
    ensureOptions: (which) =>
      createOnce(`options ${which}`, async () => {
        const texts = ['Convex', 'Concave', 'Neither'];
        const options = texts.map((option_text, at) => ({ option_text, is_correct: at === 0 ? 1 : 0 }));
        const address = `/questions/${await testData.ensureQuestion(which)}/options`;
        await send(adminToken, address, { data: { options } });
        const list = await request.get(`/api${address}`, { headers: { Authorization: `Bearer ${adminToken}` } });
        return ((await list.json()) as { options: { id: number }[] }).options;
      }),
    ensureUser: (which) =>
      createOnce(`user ${which}`, async () => {
        const email = getEmail(which);
        const body = { name: getName(which), email, role: 'user', password, password_confirmation: password };
        return { id: (await post('/admin/create-user', body)).id, email };
      }),
    ensureSubscriber: (which) =>
      createOnce(`subscriber ${which}`, async () => {
        const user = await testData.ensureUser(which);
        await testData.enrolUser(user.id);
        return user;
      }),
    enrolUser: async (userId) => {
      const { id } = await testData.ensureCourse();
      await send(adminToken, '/user-courses', { data: { user_id: userId, course_id: id, pending: 1 } });
    },
    ensureSummary: () =>
      createOnce('summary', async () => {
        const pdf = readDemoFile('lecture-summary.pdf', 'application/pdf');
        const multipart = { course_id: (await testData.ensureCourse()).id, lecture_name: title, pdf };
        return (await send(await studentToken(), '/summaries', { multipart })).id;
      }),
    ensureOthersSummary: () =>
      createOnce("another's summary", async () => {
        const pdf = readDemoFile('lecture-summary.pdf', 'application/pdf');
        const multipart = { course_id: (await testData.ensureCourse()).id, lecture_name: title, pdf };
        return (await post('/summaries', multipart)).id;
      }),
    ensureReport: async () => {
      const id = await testData.ensureSummary();
      const { email } = await testData.ensureSubscriber();
      const login = await request.post('/api/login', { data: { email, password } });
      const { access_token: token } = (await login.json()) as { access_token: string };
      const response = await request.put(`/api/summaries/${id}/report`, {
        headers: { Authorization: `Bearer ${token}` },
        data: { reason: 'wrong' },
      });
      expect(response.status(), 'report').toBe(204);
    },
    ensureReaction: async () => {
      const data = { summary_id: await testData.ensureSummary(), reaction: 'love' };
      await send(await studentToken(), '/reacts', { data });
    },
    deleteAll: async () => {
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
  return testData;
}
