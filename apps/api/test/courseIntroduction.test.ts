import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCourse, addPerson, type Person } from './support/fixtures.ts';
import type { TestApp } from './support/testApp.ts';
import { createTestApp } from './support/testApp.ts';

// A course says what students learn and for whom it is, and its teacher writes a biography.

let server: TestApp;
let admin: Person;
let teacher: Person;
let course: { id: number; slug: string };

beforeAll(async () => {
  server = await createTestApp();
  admin = await addPerson(server.db, 'admin');
  teacher = await addPerson(server.db, 'teacher');
  course = await addCourse(server.db, teacher.id);
});
afterAll(() => server.close());

interface Introduction {
  outcomes: string | null;
  audience: string | null;
  user: { biography: string | null };
}
const readCourse = async (token?: string) => {
  const path = token ? `/courses/${course.slug}` : `/public/courses/${course.slug}`;
  const { body } = await server.call<Introduction>('GET', path, { ...(token && { token }) });
  return { outcomes: body.outcomes, audience: body.audience, biography: body.user.biography };
};
const edit = (form: Record<string, string>) =>
  server.call<Introduction>('POST', `/courses/${course.id}`, { token: admin.token, form, language: 'en' });
const editProfile = (person: Person, form: Record<string, string>) =>
  server.call('POST', '/update-profile', { token: person.token, form, language: 'en' });

test('an admin writes it, visitors read it, and an empty field removes it', async () => {
  expect(await readCourse()).toEqual({ outcomes: null, audience: null, biography: null });
  const outcomes = 'تحلّ معادلات الدرجة الثانية\nترسم الدوال';
  const { status, body } = await edit({ outcomes, audience: 'طلاب الصف الأول الثانوي' });
  expect([status, body.outcomes, body.audience]).toEqual([200, outcomes, 'طلاب الصف الأول الثانوي']);
  expect(await readCourse()).toMatchObject({ outcomes, audience: 'طلاب الصف الأول الثانوي' });
  expect(await readCourse(teacher.token)).toMatchObject({ outcomes });

  // Fields that are not sent stay as they are.
  await edit({ audience: '' });
  expect(await readCourse()).toMatchObject({ outcomes, audience: null });
});

test('a teacher writes a biography, which visitors read on the course', async () => {
  expect((await editProfile(teacher, { biography: 'مدرّس فيزياء منذ ٢٠٠٩' })).status).toBe(200);
  expect(await readCourse()).toMatchObject({ biography: 'مدرّس فيزياء منذ ٢٠٠٩' });
  const { body } = await server.call('GET', `/users/${teacher.id}`, { token: teacher.token });
  expect(body).toMatchObject({ biography: 'مدرّس فيزياء منذ ٢٠٠٩' });
  expect((await editProfile(teacher, { biography: '' })).status).toBe(200);
  expect(await readCourse()).toMatchObject({ biography: null });
});

test('texts that are too long are refused, and nothing changes', async () => {
  const before = await readCourse();
  const long = 'س'.repeat(2001);
  const answers = [
    await edit({ outcomes: long }),
    await edit({ audience: long }),
    await editProfile(teacher, { biography: long }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([422, 422, 422]);
  expect(await readCourse()).toEqual(before);
});
