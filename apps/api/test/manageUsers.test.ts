import type { components } from '@fanous/api-client/generated/schema.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rebuildAllCounts } from '../src/db/rebuildAllCounts.ts';
import { addCourse, addPerson, addQuiz, enrolUser } from './support/fixtures.ts';
import type { Person } from './support/fixtures.ts';
import { expectCorrectCounts } from './support/expectCorrectCounts.ts';
import { createPhoto } from './support/sampleFiles.ts';
import type { ProblemBody, TestApp, TestFile } from './support/testApp.ts';
import { createTestApp } from './support/testApp.ts';

// Accounts managed by admins, and the user's profile.

type User = components['schemas']['User'];

const password = 'qalam-azraq-71';
const newPassword = 'waraq-akhdar-88';
const twice = (given: string) => ({ password: given, password_confirmation: given });

let server: TestApp;
let admin: Person;
let limited: Person;
let serial = 0;

beforeAll(async () => {
  server = await createTestApp({
    environment: {
      LIMITED_ADMIN_EMAILS: 'limited@example.com, spare@example.com, third@example.com, other-limited@example.com',
    },
  });
  limited = await addPerson(server.db, 'admin', { email: 'limited@example.com' });
});
beforeEach(async () => {
  // Each test has one full admin.
  const others = server.db.updateTable('users').set({ role: 'teacher' }).where('role', '=', 'admin');
  await others.where('email', '<>', 'limited@example.com').execute();
  await rebuildAllCounts(server.db);
  admin = await addPerson(server.db, 'admin');
});
afterAll(() => server.close());

const fresh = () => `fresh-${(serial += 1)}@example.com`;
const post = <T = User & ProblemBody>(
  path: string,
  token: string,
  form: Record<string, string | TestFile>,
  language = 'en',
) => server.call<T>('POST', path, { token, form, language });
const form = (role: string, more: Record<string, string> = {}) => ({
  name: 'سارة عادل',
  email: fresh(),
  ...twice(password),
  role,
  ...more,
});
const isAlive = async ({ id, token }: Person) => (await server.call('GET', `/users/${id}`, { token })).status === 200;
const login = (email: string, given: string) => server.call('POST', '/login', { json: { email, password: given } });

/** An account with a password that is signed in. */
async function register() {
  const email = fresh();
  const { body } = await server.call<{ access_token: string; data: User }>('POST', '/register', {
    form: { name: 'منى', email, ...twice(password) },
  });
  return { id: body.data.id, token: body.access_token, email, name: 'منى' } satisfies Person;
}

test('a new account has its role and can sign in', async () => {
  const given = form('student', { email: ' New@Example.com ', phone: '٠١٠١٢٣٤٥٦٧٨' });
  const { status, body } = await post('/admin/create-user', admin.token, given);
  expect([status, body]).toMatchObject([
    201,
    { name: 'سارة عادل', email: 'new@example.com', phone: '01012345678', role: 'user', roles: ['user'], image: null },
  ]);
  expect((await login('new@example.com', password)).status).toBe(200);
  const { body: teacher } = await post('/admin/create-user', admin.token, form('teacher'));
  expect(teacher.role).toBe('teacher');
  const list = await server.call<{ total: number; users: User[] }>('GET', '/users?role=student', {
    token: admin.token,
  });
  expect(list.body.users.every(({ role }) => role === 'user')).toBe(true);
  await expectCorrectCounts(server.db);
});

test.each([
  [{ name: '' }, 'name', 'هذا الحقل مطلوب.', 'This is required.'],
  [
    { email: 'x' },
    'email',
    'أدخل بريدًا إلكترونيًا صحيحًا، مثل name@example.com.',
    'Enter a valid email, such as name@example.com.',
  ],
  [{ phone: '123' }, 'phone', 'أدخل رقم هاتف من 7 أرقام إلى 15 رقمًا.', 'Enter a phone number of 7 to 15 digits.'],
  [twice('short'), 'password', 'أدخل 8 أحرف على الأقل.', 'Enter at least 8 characters.'],
  [
    twice('password123'),
    'password',
    'كلمة المرور هذه شائعة وسهلة التخمين. اختر غيرها.',
    'This password is common and easy to guess. Choose another.',
  ],
  [
    { password_confirmation: 'another-one-9' },
    'password_confirmation',
    'كلمتا المرور غير متطابقتين.',
    'Passwords do not match.',
  ],
  [{ role: 'owner' }, 'role', 'اختر قيمة من القيم المتاحة.', 'Choose one of the offered values.'],
  [{ id: '7' }, 'id', 'حقل غير معروف.', 'Unknown field.'],
])('a new account with %j has an error at %s', async (more, field, arabic, english) => {
  for (const [language, sentence] of [
    ['ar', arabic],
    ['en', english],
  ] as const) {
    const { status, body } = await post(
      '/admin/create-user',
      admin.token,
      form('user', more as Record<string, string>),
      language,
    );
    expect([status, body.errors]).toMatchObject([422, { [field]: [sentence] }]);
  }
});

test('a duplicate e-mail is a field error, also with parallel requests', async () => {
  const email = fresh();
  const both = await Promise.all([1, 2].map(() => post('/admin/create-user', admin.token, form('user', { email }))));
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
  const other = await addPerson(server.db);
  const taken = { email: ['This email is already registered. Log in with it or enter another.'] };
  expect((await post(`/admin/update-user/${other.id}`, admin.token, { email })).body.errors).toEqual(taken);
  await expectCorrectCounts(server.db);
});

test('a limited admin can add and edit teachers and students, but not their role and no admin', async () => {
  expect((await post('/admin/create-user', limited.token, form('user'))).status).toBe(201);
  expect((await post('/admin/create-user', limited.token, form('teacher'))).status).toBe(201);
  expect((await post('/admin/create-user', limited.token, form('admin'))).status).toBe(403);
  const teacher = await addPerson(server.db, 'teacher');
  const edit = (id: number, given: Record<string, string>) => post(`/admin/update-user/${id}`, limited.token, given);
  expect((await edit(teacher.id, { name: 'ليلى', role: 'teacher', ...twice(newPassword) })).body.name).toBe('ليلى');
  expect((await edit(teacher.id, { role: 'user' })).status).toBe(403);
  expect((await edit(teacher.id, { role: 'admin' })).status).toBe(403);
  const colleague = await addPerson(server.db, 'admin', { email: 'other-limited@example.com' });
  for (const { id } of [admin, colleague, limited]) {
    expect((await edit(id, twice(newPassword))).status).toBe(403);
    expect((await server.call('POST', `/admin/logout-user/${id}`, { token: limited.token })).status).toBe(403);
  }
  expect((await server.call('DELETE', `/admin/users/${teacher.id}`, { token: limited.token })).status).toBe(403);
  expect([await isAlive(admin), await isAlive(colleague)]).toEqual([true, true]);
  expect(colleague.id).toBeGreaterThan(0);
});

test('an edit changes the sent fields, the search and the counts', async () => {
  const person = await addPerson(server.db, 'user', { name: 'قديم', phone: '01000000000' });
  const { status, body } = await post(`/admin/update-user/${person.id}`, admin.token, {
    name: 'هالة فتحي',
    role: 'teacher',
  });
  expect([status, body]).toMatchObject([
    200,
    { name: 'هالة فتحي', role: 'teacher', phone: '01000000000', email: person.email },
  ]);
  const found = async (search: string) =>
    (await server.call<{ total: number }>('GET', `/users?search=${encodeURIComponent(search)}`, { token: admin.token }))
      .body.total;
  expect([await found('هاله فتحى'), await found('قديم')]).toEqual([1, 0]);
  expect(await isAlive(person)).toBe(true);
  await expectCorrectCounts(server.db);
  expect((await post('/admin/update-user/999999', admin.token, { name: 'x' })).status).toBe(404);
});

test('an empty field removes the phone', async () => {
  const person = await addPerson(server.db, 'user', { phone: '01000000000' });
  expect((await post(`/admin/update-user/${person.id}`, admin.token, { phone: '' })).body.phone).toBeNull();
});

test('a photo has two sizes, can be replaced and removed, and its files are deleted with it and with the account', async () => {
  const isThere = async (path: string | null) =>
    (await server.app.inject({ url: `/storage/${path}` })).statusCode === 200;
  const picture = { filename: 'me.png', content: await createPhoto('png') };
  const made = await post<User>('/admin/create-user', admin.token, { ...form('user'), image: picture });
  const [first, small] = [made.body.image, made.body.image_small];
  expect([made.status, first, await isThere(first), await isThere(small)]).toEqual([
    201,
    expect.stringMatching(/\.webp$/),
    true,
    true,
  ]);
  const change = (given: Record<string, string | TestFile>) =>
    post<User>(`/admin/update-user/${made.body.id}`, admin.token, given);
  const second = (await change({ image: picture })).body.image;
  expect([second === first, await isThere(first), await isThere(small), await isThere(second)]).toEqual([
    false,
    false,
    false,
    true,
  ]);
  expect((await change({ name: 'باسم جديد' })).body.image).toBe(second);
  expect((await change({ remove_image: '1' })).body.image).toBeNull();
  expect(await isThere(second)).toBe(false);
  const last = (await change({ image: picture, remove_image: '1' })).body.image;
  await server.call('DELETE', `/admin/users/${made.body.id}`, { token: admin.token });
  expect([last === null, await isThere(last)]).toEqual([false, false]);
});

test('users can change their photo in the profile, and a file that is not an image is rejected', async () => {
  const person = await register();
  const update = (given: Record<string, string | TestFile>) =>
    post<{ data: User } & ProblemBody>('/update-profile', person.token, given);
  const picture = { filename: 'me.png', content: await createPhoto('png') };
  expect((await update({ image: picture })).body.data.image).toMatch(/\.webp$/);
  const page = { filename: 'me.png', content: Buffer.from('<script>alert(1)</script>') };
  const refused = await update({ image: page });
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    { image: ['Choose an image file: JPEG, PNG, WebP, AVIF or GIF.'] },
  ]);
  expect((await update({ remove_image: '1' })).body.data.image).toBeNull();
});

test('an admin’s new password for an account ends its sessions', async () => {
  const person = await register();
  await post(`/admin/update-user/${person.id}`, admin.token, twice(newPassword));
  expect(await isAlive(person)).toBe(false);
  expect((await login(person.email, password)).status).toBe(401);
  expect((await login(person.email, newPassword)).status).toBe(200);
});

test('force-logout ends all sessions of an account immediately', async () => {
  const person = await register();
  await login(person.email, password);
  const reply = await server.call('POST', `/admin/logout-user/${person.id}`, { token: admin.token, json: {} });
  expect([reply.status, await isAlive(person)]).toEqual([204, false]);
  const left = await server.db.selectFrom('sessions').where('user_id', '=', person.id).select('id').execute();
  expect(left).toEqual([]);
});

test('a change of password or e-mail needs the current password (decision 26)', async () => {
  const person = await register();
  const { body: second } = await server.call<{ access_token: string }>('POST', '/login', {
    json: { email: person.email, password },
  });
  const update = (given: Record<string, string>) =>
    post<{ data: User; access_token?: string } & ProblemBody>('/update-profile', person.token, given);
  for (const given of [twice(newPassword), { email: fresh() }]) {
    expect((await update(given)).body.errors).toEqual({ current_password: ['This is required.'] });
    expect((await update({ ...given, current_password: 'not-this-one' })).body.errors).toEqual({
      current_password: ['The current password is not correct.'],
    });
  }
  const email = fresh();
  const changed = await update({ email: email.toUpperCase(), ...twice(newPassword), current_password: password });
  expect([changed.status, changed.body.data.email]).toEqual([200, email]);
  // A stolen copy of the used token must not stay valid either (decision 43).
  expect(await isAlive(person)).toBe(false);
  expect(await isAlive({ ...person, token: second.access_token })).toBe(false);
  expect(await isAlive({ ...person, token: changed.body.access_token ?? '' })).toBe(true);
  expect([(await login(email, password)).status, (await login(email, newPassword)).status]).toEqual([401, 200]);
});

test('the current password cannot be guessed with a stolen token', async () => {
  const person = await register();
  const guess = () => post('/update-profile', person.token, { email: fresh(), current_password: 'a-guess' });
  for (let round = 0; round < 10; round += 1) expect((await guess()).status).toBe(422);
  const { status, headers } = await guess();
  expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
});

test('an empty phone is rejected, not omitted (spec §5)', async () => {
  const person = await register();
  const { status, body } = await post('/update-profile', person.token, { name: 'اسم جديد', phone: '' });
  expect([status, body.errors]).toEqual([422, { phone: ['This is required.'] }]);
  const { body: own } = await server.call<User>('GET', `/users/${person.id}`, { token: person.token });
  expect(own.name).not.toBe('اسم جديد');
});

test('a profile update affects only the account of the caller and ignores ids and roles', async () => {
  const [person, other] = [await register(), await addPerson(server.db, 'teacher', { name: 'كما هو' })];
  const given = {
    name: 'اسم جديد',
    phone: '+20 101 234 5678',
    role: 'admin',
    id: `${other.id}`,
    user_id: `${other.id}`,
    email: person.email,
  };
  const { status, body } = await post<{ data: User }>('/update-profile', person.token, given);
  expect([status, body.data]).toMatchObject([
    200,
    { id: person.id, name: 'اسم جديد', phone: '+201012345678', role: 'user' },
  ]);
  const { body: left } = await server.call<User>('GET', `/users/${other.id}`, { token: admin.token });
  expect([left.name, left.role]).toEqual(['كما هو', 'teacher']);
});

test('an e-mail of LIMITED_ADMIN_EMAILS can be neither taken nor changed', async () => {
  const person = await register();
  const taken = { email: ['This email is already registered. Log in with it or enter another.'] };
  const spare = { email: 'Spare@example.com' };
  expect((await post('/register', '', { name: 'م', ...spare, ...twice(password) })).body.errors).toEqual(taken);
  expect((await post('/update-profile', person.token, { ...spare, current_password: password })).body.errors).toEqual(
    taken,
  );
  expect((await post('/admin/create-user', limited.token, form('user', spare))).body.errors).toEqual(taken);
  expect((await post(`/admin/update-user/${person.id}`, limited.token, spare)).body.errors).toEqual(taken);
  const fixed = { email: ['The operator of the platform sets the email of this account; it cannot be changed here.'] };
  expect((await post('/update-profile', limited.token, { email: fresh() })).body.errors).toEqual(fixed);
  expect((await post('/update-profile', limited.token, { ...spare })).body.errors).toEqual(fixed);
  expect((await post(`/admin/update-user/${limited.id}`, admin.token, { email: fresh() })).body.errors).toEqual(fixed);
  const made = await post('/admin/create-user', admin.token, form('admin', { email: 'spare@example.com' }));
  expect([made.status, made.body.is_limited]).toEqual([201, 1]);
  expect((await post('/update-profile', limited.token, { name: 'حسام', email: 'LIMITED@example.com' })).status).toBe(
    200,
  );
});

test('admins cannot remove their own account, their own role or the last full admin', async () => {
  const code = async (reply: Promise<{ status: number; body: ProblemBody }>) => {
    const { status, body } = await reply;
    return [status, body.code];
  };
  const remove = (id: number) => server.call<ProblemBody>('DELETE', `/admin/users/${id}`, { token: admin.token });
  expect(await code(remove(admin.id))).toEqual([409, 'own_account']);
  expect(await code(post(`/admin/update-user/${admin.id}`, admin.token, { role: 'user' }))).toEqual([
    409,
    'own_account',
  ]);
  const boss = await register();
  await post(`/admin/update-user/${boss.id}`, admin.token, { role: 'admin' });
  await post(`/admin/update-user/${admin.id}`, boss.token, { role: 'teacher' });
  // A listed e-mail would make the last full admin a limited one.
  const listed = { email: 'third@example.com', current_password: password };
  expect(await code(post(`/admin/update-user/${boss.id}`, boss.token, listed))).toEqual([409, 'last_admin']);
  expect(await isAlive(boss)).toBe(true);
  expect((await server.call('DELETE', '/admin/users/999999', { token: boss.token })).status).toBe(404);
});

test('two admins who delete each other in parallel leave one', async () => {
  const other = await addPerson(server.db, 'admin');
  const [first, second] = await Promise.all([
    server.call('DELETE', `/admin/users/${other.id}`, { token: admin.token }),
    server.call('DELETE', `/admin/users/${admin.id}`, { token: other.token }),
  ]);
  const statuses = [first.status, second.status].toSorted((a, b) => a - b);
  expect(statuses[0]).toBe(204);
  expect([401, 409]).toContain(statuses[1]);
  const left = await server.db.selectFrom('users').where('role', '=', 'admin').select('email').execute();
  expect(left.filter(({ email }) => email !== 'limited@example.com')).toHaveLength(1);
});

test('two admins who remove each other’s role in parallel leave one', async () => {
  const other = await addPerson(server.db, 'admin');
  const both = await Promise.all([
    post(`/admin/update-user/${other.id}`, admin.token, { role: 'teacher' }),
    post(`/admin/update-user/${admin.id}`, other.token, { role: 'teacher' }),
  ]);
  const statuses = both.map(({ status }) => status).toSorted((a, b) => a - b);
  expect(statuses[0]).toBe(200);
  expect([403, 409]).toContain(statuses[1]);
  await expectCorrectCounts(server.db);
});

test('an owner of courses cannot be deleted or become a student, and the error has the count', async () => {
  const teacher = await addPerson(server.db, 'teacher');
  await addCourse(server.db, teacher.id);
  await addCourse(server.db, teacher.id);
  const remove = (language: string) =>
    server.call<ProblemBody>('DELETE', `/admin/users/${teacher.id}`, { token: admin.token, language });
  expect([(await remove('en')).status, (await remove('en')).body]).toEqual([
    409,
    { code: 'user_has_courses', message: 'This user owns 2 courses. Give them to another owner first.' },
  ]);
  expect((await remove('ar')).body.message).toBe(
    'لهذا المستخدم دورتان، فلا يمكن حذفه ولا تحويله إلى طالب. انقل دوراته إلى مالك آخر أولًا.',
  );
  const demoted = await post(`/admin/update-user/${teacher.id}`, admin.token, { role: 'user' });
  expect([demoted.status, demoted.body.code]).toEqual([409, 'user_has_courses']);
  expect((await post(`/admin/update-user/${teacher.id}`, admin.token, { role: 'admin' })).status).toBe(200);
});

test('deleting a student deletes subscriptions, results and reactions, keeps summaries, and keeps counts correct', async () => {
  const { db } = server;
  const teacher = await addPerson(db, 'teacher');
  const [student, classmate] = [await addPerson(db), await addPerson(db)];
  const course = await addCourse(db, teacher.id);
  const quiz = await addQuiz(db, course.id, [3, 3]);
  for (const { id } of [student, classmate]) await enrolUser(db, id, course.id);
  const submit = ({ token }: Person) =>
    server.call('POST', '/quiz-results', {
      token,
      json: { quiz_id: quiz.id, attempt_key: crypto.randomUUID(), answers: [] },
    });
  expect([(await submit(student)).status, (await submit(classmate)).status]).toEqual([201, 201]);
  const summary = await db
    .insertInto('summaries')
    .values({ course_id: course.id, user_id: student.id, lecture_name: 'م', lecture_name_fold: 'م', file_key: 'k' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('reacts')
    .values([student, classmate].map(({ id }) => ({ summary_id: summary.id, user_id: id, reaction: 'love' as const })))
    .execute();
  await db.updateTable('summaries').set({ love_count: 2 }).where('id', '=', summary.id).execute();
  await db.updateTable('courses').set({ summaries_count: 1 }).where('id', '=', course.id).execute();

  const { status } = await server.call('DELETE', `/admin/users/${student.id}`, { token: admin.token });
  expect([status, await isAlive(student)]).toEqual([204, false]);
  const storedSummary = await db
    .selectFrom('summaries')
    .where('id', '=', summary.id)
    .selectAll()
    .executeTakeFirstOrThrow();
  expect([storedSummary.user_id, storedSummary.love_count]).toEqual([null, 1]);
  const counted = await db.selectFrom('courses').where('id', '=', course.id).selectAll().executeTakeFirstOrThrow();
  expect([counted.users_count, counted.summaries_count]).toEqual([1, 1]);
  const taken = await db.selectFrom('quizzes').where('id', '=', quiz.id).select('results_count').executeTakeFirst();
  expect(taken?.results_count).toBe(1);
  await expectCorrectCounts(db);
});

test('deleting an account during a subscription and a submit keeps counts correct', async () => {
  const { db } = server;
  const teacher = await addPerson(db, 'teacher');
  const courses = [await addCourse(db, teacher.id), await addCourse(db, teacher.id)];
  const students = [await addPerson(db), await addPerson(db), await addPerson(db)];
  const replies = await Promise.all(
    students.flatMap(({ id }) => [
      ...courses.map((course) =>
        server.call('POST', '/user-courses', { token: admin.token, json: { user_id: id, course_id: course.id } }),
      ),
      server.call('DELETE', `/admin/users/${id}`, { token: admin.token }),
    ]),
  );
  expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
  await expectCorrectCounts(db);
});

test('a sign-in during a password change gets no session', async () => {
  const person = await register();
  await Promise.all([
    ...[1, 2, 3].map(() => login(person.email, password)),
    post(`/admin/update-user/${person.id}`, admin.token, twice(newPassword)),
  ]);
  const after = await server.db.selectFrom('sessions').where('user_id', '=', person.id).select('id').execute();
  expect(after).toEqual([]);
});
