import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOperations } from '../src/contract/document.ts';
import { resetPolicyData } from './authorization/policyData.ts';
import type { PolicyData } from './authorization/policyData.ts';
import { createPdf, createPhoto } from './support/sampleFiles.ts';
import { createTestApp } from './support/testApp.ts';
import type { TestApp, TestFile } from './support/testApp.ts';

// Forms send only changed fields: every update accepts each field alone and does not change the others.

let server: TestApp;
let world: PolicyData;
let image: Buffer;
beforeAll(async () => {
  server = await createTestApp();
  world = await resetPolicyData(server.db);
  image = await createPhoto('png');
});
afterAll(() => server.close());

type Value = string | number | TestFile;

/** The path of each update, and a new value for each field. Fields that only confirm something are not listed. */
const updates: Record<
  string,
  { path: (world: PolicyData) => string; values: (world: PolicyData) => Record<string, Value> }
> = {
  updateUser: {
    path: ({ somebody }) => `/admin/update-user/${somebody.id}`,
    values: () => ({
      name: 'اسم جديد',
      email: 'new-address@example.com',
      phone: '01234567890',
      biography: 'نبذة جديدة',
      role: 'teacher',
      image: { filename: 'x.png', content: image },
      remove_image: '1',
    }),
  },
  updateProfile: {
    path: () => '/update-profile',
    values: () => ({
      name: 'اسم جديد',
      phone: '01234567890',
      biography: 'نبذة جديدة',
      image: { filename: 'x.png', content: image },
      remove_image: '1',
    }),
  },
  updateMainCategory: {
    path: ({ categories }) => `/main-categories/${categories.mainId}`,
    values: () => ({ name: 'اسم جديد' }),
  },
  updateCategory: {
    path: ({ categories }) => `/categories/${categories.categoryId}`,
    values: ({ categories }) => ({ name: 'اسم جديد', main_category_id: categories.emptyMainId }),
  },
  updateCourse: {
    path: ({ a }) => `/courses/${a.id}`,
    values: ({ people, categories }) => ({
      name: 'اسم جديد',
      slug: 'new-slug',
      description: 'وصف جديد',
      outcomes: 'نقطة جديدة',
      audience: 'طلاب جدد',
      price: '7.5',
      user_id: String(people.otherTeacher.id),
      'categories[]': String(categories.emptyCategoryId),
      image: { filename: 'x.png', content: image },
      remove_image: '1',
    }),
  },
  updateVideo: {
    path: ({ video }) => `/videos/${video}`,
    values: ({ a }) => ({
      course_id: String(a.id),
      title: 'عنوان جديد',
      url: 'algebra-07',
      website_url: 'algebra-08',
      is_free: '1',
      chapters: '0:00 مقدمة',
      duration: '750',
    }),
  },
  updateRecord: {
    path: ({ record }) => `/records/${record}`,
    values: ({ a }) => ({
      course_id: String(a.id),
      title: 'عنوان جديد',
      url: 'record-07',
      website_url: 'record-08',
      is_home: '1',
      is_revision: '1',
      record_url: { filename: 'x.pdf', content: createPdf() },
    }),
  },
  updatePdf: {
    path: ({ pdf: id }) => `/pdfs/${id}`,
    values: ({ a }) => ({
      course_id: String(a.id),
      title: 'عنوان جديد',
      url: { filename: 'x.pdf', content: createPdf() },
    }),
  },
  updateQuiz: {
    path: ({ quizId }) => `/quizzes/${quizId}`,
    values: ({ a }) => ({ course_id: a.id, title: 'عنوان جديد', description: 'وصف جديد' }),
  },
  updateSummary: {
    path: ({ ownSummaries, people }) => `/summaries/${ownSummaries.get(people.admin.id)}`,
    values: () => ({ lecture_name: 'اسم جديد', pdf: { filename: 'x.pdf', content: createPdf() } }),
  },
  updateQuestion: {
    path: ({ question }) => `/questions/${question.id}`,
    values: ({ a }) => ({
      course_id: a.id,
      question_text: 'نص جديد',
      type: 'multiple_choice',
      explanation: 'شرح جديد',
    }),
  },
  updateOption: {
    path: ({ question }) => `/options/${question.optionIds[0]}`,
    values: () => ({ option_text: 'نص جديد', is_correct: 1 }),
  },
};

const operations = readOperations();
// A password needs its confirmation. One's own e-mail needs the password. Ids and versions in a body change nothing.
// The file of an upload replaces the URLs of a video.
const notAlone = new Set(['password', 'password_confirmation', 'current_password', 'version', 'id', 'upload_id']);

test('the table has every update of the contract with all of its fields', () => {
  const named = [...operations.keys()].filter((id) => id.startsWith('update'));
  expect(Object.keys(updates).toSorted()).toEqual(named.toSorted());
  for (const [id, { values }] of Object.entries(updates)) {
    const fields = Object.keys(operations.get(id as 'updateUser')?.body?.schema.properties ?? {});
    const ignored = id === 'updateProfile' ? ['user_id', 'role', 'email'] : [];
    const alone = fields.filter((field) => !notAlone.has(field) && !ignored.includes(field));
    expect([id, ...Object.keys(values(world)).toSorted()]).toEqual([id, ...alone.toSorted()]);
  }
});

const rows = Object.entries(updates).flatMap(([id, { values }]) =>
  Object.keys(values({ categories: {}, people: { otherTeacher: {} }, a: {} } as PolicyData)).map(
    (field): [string, string] => [id, field],
  ),
);

test.each(rows)('%s accepts %s alone', async (id, field) => {
  const update = updates[id];
  const operation = operations.get(id as 'updateUser');
  if (!update || !operation) throw new Error(`There is no ${id}.`);
  const value = update.values(world)[field];
  const given = { [field]: value };
  const isForm = operation.body?.mediaType === 'multipart/form-data';
  const { token } = world.people.admin;
  const options = isForm ? { token, form: given as Record<string, string | TestFile> } : { token, json: given };
  const { status, text, body } = await server.call(operation.method, update.path(world), options);
  expect([status, text]).toEqual([200, expect.any(String)]);
  // If the response has the field as a plain value, it is the new one.
  const shown = { [field]: value, ...((body['data'] ?? body) as Record<string, unknown>) }[field];
  expect(typeof value === 'object' || Array.isArray(shown) || String(shown) === String(value)).toBe(true);
});
