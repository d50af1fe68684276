import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Db } from '../src/db/database.ts';
import { addCourse, addPerson, addVideo } from './support/fixtures.ts';
import type { Person } from './support/fixtures.ts';
import { createTestApp } from './support/testApp.ts';
import type { TestApp } from './support/testApp.ts';

// Free videos that visitors play without an account.

let server: TestApp;
let defaultServer: TestApp;
let admin: Person;
let course: { id: number; slug: string };
let freeVideo: number;
let paidVideo: number;

beforeAll(async () => {
  server = await createTestApp({ environment: { FREE_VIDEOS_WITHOUT_ACCOUNT: '1' } });
  defaultServer = await createTestApp();
  admin = await addPerson(server.db, 'admin');
});
afterAll(() => Promise.all([server.close(), defaultServer.close()]));
beforeEach(async () => {
  ({ course, freeVideo, paidVideo } = await addVideos(server.db));
});

async function addVideos(db: Db) {
  const owner = await addPerson(db, 'teacher');
  const added = await addCourse(db, owner.id);
  return {
    course: added,
    freeVideo: await addVideo(db, added.id, { isFree: true }),
    paidVideo: await addVideo(db, added.id),
  };
}

interface VideoBody {
  url?: string;
  website_url?: string;
  video_url?: string;
}

const openVideo = (slug: string, id: number, on = server) =>
  on.call<VideoBody>('GET', `/public/courses/${slug}/videos/${id}`);
const getFreeVideosSetting = async (on: TestApp) =>
  (await on.call('GET', '/settings')).body['free_videos_without_account'];

test('a visitor gets the addresses of a free video', async () => {
  expect(await getFreeVideosSetting(server)).toBe(1);
  const { status, body } = await openVideo(course.slug, freeVideo);
  expect(status).toBe(200);
  expect(body).toMatchObject({ id: freeVideo, course_id: course.id, is_free: 1, is_locked: 0 });
  expect([body.url, body.website_url]).toEqual([
    expect.stringMatching(/^secret-url-/),
    expect.stringMatching(/^secret-website-/),
  ]);
  expect(body.video_url).toBeUndefined();
});

test('an uploaded file has a signed link, as for students', async () => {
  await server.db
    .updateTable('videos')
    .set({ url: null, website_url: null, file_key: 'videos/lesson.mp4' })
    .where('id', '=', freeVideo)
    .execute();
  const { body } = await openVideo(course.slug, freeVideo);
  expect(body).toMatchObject({ url: null, website_url: null, video_type: 'video/mp4' });
  expect(body.video_url).toMatch(/^\/media\/videos\/lesson\.mp4\?exp=\d+&name=.+&sig=.+/);
});

test('other videos and courses give nothing serverWithApiUrl', async () => {
  const locked = await openVideo(course.slug, paidVideo);
  expect([locked.status, locked.body]).toMatchObject([403, { code: 'locked' }]);
  expect(locked.text).not.toContain('secret');
  const other = await addVideos(server.db);
  for (const [slug, id] of [
    [other.course.slug, freeVideo],
    ['no-such-course', freeVideo],
    [course.slug, 999_999],
  ] as const)
    expect((await openVideo(slug, id)).status).toBe(404);
});

test('a video that is no longer free is closed immediately', async () => {
  expect((await openVideo(course.slug, freeVideo)).status).toBe(200);
  await server.call('POST', `/videos/${freeVideo}`, { token: admin.token, form: { is_free: '0' } });
  expect((await openVideo(course.slug, freeVideo)).status).toBe(403);
});

test('the course that visitors see still has no addresses', async () => {
  const { text } = await server.call('GET', `/public/courses/${course.slug}`);
  expect(text).not.toContain('secret');
});

test('without the setting a visitor has to sign in', async () => {
  const { db } = defaultServer;
  const added = await addVideos(db);
  expect(await getFreeVideosSetting(defaultServer)).toBe(0);
  const { status, text } = await openVideo(added.course.slug, added.freeVideo, defaultServer);
  expect([status, text]).toEqual([403, expect.not.stringContaining('secret')]);
});

test('the app of another API does not offer it', async () => {
  const serverWithApiUrl = await createTestApp({
    environment: { FREE_VIDEOS_WITHOUT_ACCOUNT: '1', API_URL: 'https://api.example.com' },
  });
  expect(await getFreeVideosSetting(serverWithApiUrl)).toBe(0);
  const added = await addVideos(serverWithApiUrl.db);
  expect((await openVideo(added.course.slug, added.freeVideo, serverWithApiUrl)).status).toBe(403);
  await serverWithApiUrl.close();
});
