import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProblemBody, TestApp } from './support/testApp.ts';
import { createTestApp } from './support/testApp.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

test.each([
  [undefined, 'سجّل الدخول للمتابعة.'],
  ['ar-EG,ar;q=0.9,en;q=0.8', 'سجّل الدخول للمتابعة.'],
  ['en-US,en;q=0.9', 'Log in to continue.'],
  ['fr-FR, en;q=0.5, ar;q=0.1', 'Log in to continue.'],
  ['en;q=0.1, ar;q=0.5', 'سجّل الدخول للمتابعة.'],
  ['de', 'سجّل الدخول للمتابعة.'],
  ['en;q=x, *', 'سجّل الدخول للمتابعة.'],
])('with Accept-Language %j the message is «%s»', async (language, message) => {
  const { body, headers } = await server.call<ProblemBody>('GET', '/users', language === undefined ? {} : { language });
  expect(body).toEqual({ code: 'unauthorized', message });
  expect(headers['content-language']).toBe(message.startsWith('Log') ? 'en' : 'ar');
});

test('field messages are in the user’s language and do not repeat the field', async () => {
  const json = { email: 'x', password: '' };
  const ar = await server.call<ProblemBody>('POST', '/login', { json });
  expect(ar.body).toEqual({
    code: 'invalid',
    message: 'راجع الحقول المشار إليها.',
    errors: { email: ['أدخل بريدًا إلكترونيًا صحيحًا، مثل name@example.com.'], password: ['هذا الحقل مطلوب.'] },
  });
  const en = await server.call<ProblemBody>('POST', '/login', { json, language: 'en' });
  expect(en.body.errors).toEqual({
    email: ['Enter a valid email, such as name@example.com.'],
    password: ['This is required.'],
  });
});

test.each([
  ['short', 'أدخل 8 أحرف على الأقل.', 'Enter at least 8 characters.'],
  ['x'.repeat(129), 'أدخل 128 حرفًا على الأكثر.', 'Enter at most 128 characters.'],
])('numbers have the right plural (%#)', async (password, arabic, english) => {
  const form = { name: 'م', email: 'a@b.co', password, password_confirmation: password };
  for (const [language, sentence] of [
    ['ar', arabic],
    ['en', english],
  ] as const) {
    const { body } = await server.call<ProblemBody>('POST', '/register', { form, language });
    expect(body.errors?.['password']).toEqual([sentence]);
  }
});
