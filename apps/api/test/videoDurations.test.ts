import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCourse, addPerson, enrolUser, type Person } from './support/fixtures.ts';
import type { ProblemBody, TestApp } from './support/testApp.ts';
import { createTestApp } from './support/testApp.ts';

// The lengths of videos, and of all videos of a course together.

let server: TestApp;
let admin: Person;
let student: Person;

beforeAll(async () => {
  server = await createTestApp();
  admin = await addPerson(server.db, 'admin');
  student = await addPerson(server.db);
});
afterAll(() => server.close());

interface VideoBody {
  id: number;
  duration?: number | null;
}
interface CourseBody {
  videos_duration?: number | null;
  videos: VideoBody[];
}

async function addOwnCourse() {
  const course = await addCourse(server.db, admin.id);
  await enrolUser(server.db, student.id, course.id);
  const create = (form: Record<string, string>) =>
    server.call<VideoBody & ProblemBody>('POST', '/videos', {
      token: admin.token,
      form: { course_id: String(course.id), title: 'الدرس', url: 'algebra-01', website_url: 'algebra-01', ...form },
      language: 'en',
    });
  const readTotals = async () => {
    const answers = [
      await server.call<CourseBody>('GET', `/public/courses/${course.slug}`),
      await server.call<CourseBody>('GET', `/courses/${course.slug}`, { token: student.token }),
    ];
    const totals = answers.map(({ body }) => body.videos_duration);
    expect(totals[0]).toBe(totals[1]);
    return totals[0];
  };
  return { ...course, create, readTotals };
}
const edit = (id: number, form: Record<string, string>) =>
  server.call<VideoBody & ProblemBody>('POST', `/videos/${id}`, { token: admin.token, form, language: 'en' });

test('an admin writes a length, everyone who sees the title reads it, and an empty one removes it', async () => {
  const course = await addOwnCourse();
  const { status, body } = await course.create({ duration: '750' });
  expect([status, body.duration]).toEqual([201, 750]);

  const { token } = student;
  const read = async () => {
    const lists = [
      await server.call<CourseBody>('GET', `/public/courses/${course.slug}`),
      await server.call<CourseBody>('GET', `/courses/${course.slug}`, { token }),
      await server.call<CourseBody>('GET', `/courses/${course.id}/videos`, { token }),
    ];
    const one = await server.call<VideoBody>('GET', `/courses/${course.id}/videos/${body.id}`, { token });
    return [...lists.map(({ body: { videos } }) => videos[0]), one.body].map((video) => video?.duration);
  };
  expect(await read()).toEqual([750, 750, 750, 750]);

  expect((await edit(body.id, { title: 'عنوان آخر' })).body.duration).toBe(750);
  expect((await edit(body.id, { duration: '86400' })).body.duration).toBe(86_400);
  expect((await edit(body.id, { duration: '' })).body.duration).toBeNull();
  expect(await read()).toEqual([null, null, null, null]);
  expect((await course.create({})).body.duration).toBeNull();
});

test.each(['0', '-1', '86401', '1.5', '12:30'])('the length %s is refused, and nothing changes', async (duration) => {
  const course = await addOwnCourse();
  const { body } = await course.create({ duration: '750' });
  const refused = await edit(body.id, { title: 'عنوان آخر', duration });
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['duration']]);
  expect((await course.create({ duration })).status).toBe(422);
  expect(await course.readTotals()).toBe(750);
});

test('a course has a total while the length of every video is known', async () => {
  const course = await addOwnCourse();
  expect(await course.readTotals()).toBeNull();
  const first = await course.create({ duration: '3600' });
  expect(await course.readTotals()).toBe(3600);
  const second = await course.create({});
  expect(await course.readTotals()).toBeNull();
  await edit(second.body.id, { duration: '1800' });
  expect(await course.readTotals()).toBe(5400);
  await server.call('DELETE', `/videos/${first.body.id}`, { token: admin.token });
  expect(await course.readTotals()).toBe(1800);
});

test('simultaneous changes leave an exact total', async () => {
  const course = await addOwnCourse();
  const minutes = Array.from({ length: 12 }, (_, at) => 60 * (at + 1));
  const created = await Promise.all(minutes.map((duration) => course.create({ duration: String(duration) })));
  await Promise.all(
    created.map(({ body }, at) =>
      at % 2 === 0
        ? edit(body.id, { duration: String(2 * minutes[at]!) })
        : server.call('DELETE', `/videos/${body.id}`, { token: admin.token }),
    ),
  );
  expect(await course.readTotals()).toBe(2 * 60 * (1 + 3 + 5 + 7 + 9 + 11));
});
