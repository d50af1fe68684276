import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCategories, addCourse, addPerson, addQuiz } from './support/fixtures.ts';
import type { Person } from './support/fixtures.ts';
import type { ProblemBody, TestApp } from './support/testApp.ts';
import { createTestApp } from './support/testApp.ts';
import { expectCorrectCounts } from './support/expectCorrectCounts.ts';

let optionCount = 0;

// Every field of course and quiz forms, with every kind of invalid value.

type Fields = Record<string, unknown>;

interface Operation {
  call: [method: string, path: string];
  kind: 'form' | 'json';
  /** A valid body. */
  good: () => Fields;
  required: string[];
  fields: Record<string, Rule>;
}

/** The rule of a field, from which the invalid values follow. */
type Rule =
  | { text: number }
  | { id: true; list?: true }
  | { price: true }
  | { slug: true }
  | { flag: true }
  | { oneOf: string }
  | { only: Wrong[] };

/** An invalid value and its messages. */
type Wrong = [value: unknown, arabic: string, english: string];

let server: TestApp;
let admin: Person;
let at: {
  main: number;
  category: number;
  course: number;
  owner: number;
  quiz: number;
  question: number;
  option: number;
};

beforeAll(async () => {
  server = await createTestApp();
  admin = await addPerson(server.db, 'admin');
  const teacher = await addPerson(server.db, 'teacher');
  const { mainId, ids } = await addCategories(server.db, 'المرحلة الثانوية', ['الفيزياء']);
  const course = await addCourse(server.db, teacher.id, { categoryIds: ids });
  const quiz = await addQuiz(server.db, course.id, [3]);
  const [question] = quiz.questions;
  at = {
    main: mainId,
    category: ids[0] ?? 0,
    course: course.id,
    owner: teacher.id,
    quiz: quiz.id,
    question: question?.id ?? 0,
    option: question?.optionIds[0] ?? 0,
  };
});
afterAll(() => server.close());

const required: Wrong = [undefined, 'هذا الحقل مطلوب.', 'This is required.'];
const notText: Wrong = [7, 'أدخل نصًا.', 'This has to be text.'];
const notInteger = 'أدخل عددًا صحيحًا بلا كسور.';

const operations: Record<string, Operation> = {
  createMainCategory: {
    call: ['POST', '/main-categories'],
    kind: 'form',
    good: () => ({ name: 'الجامعة' }),
    required: ['name'],
    fields: { name: { text: 200 } },
  },
  updateMainCategory: {
    call: ['PUT', '/main-categories/{main}'],
    kind: 'json',
    good: () => ({ name: 'المرحلة الثانوية' }),
    required: ['name'],
    fields: { name: { text: 200 } },
  },
  createCategory: {
    call: ['POST', '/categories'],
    kind: 'form',
    good: () => ({ name: 'الكيمياء', main_category_id: at.main }),
    required: ['name', 'main_category_id'],
    fields: { name: { text: 200 }, main_category_id: { id: true } },
  },
  updateCategory: {
    call: ['POST', '/categories/{category}'],
    kind: 'json',
    good: () => ({ name: 'الفيزياء', main_category_id: at.main }),
    required: [],
    fields: { name: { text: 200 }, main_category_id: { id: true } },
  },
  createCourse: {
    call: ['POST', '/courses'],
    kind: 'form',
    good: () => ({ ...course(), slug: 'valid-course', user_id: at.owner, 'categories[]': at.category }),
    required: ['name', 'slug', 'description', 'price', 'user_id', 'categories[]'],
    fields: courseFields(),
  },
  updateCourse: {
    call: ['POST', '/courses/{course}'],
    kind: 'form',
    good: () => ({ ...course(), 'categories[]': at.category }),
    required: [],
    fields: { ...courseFields(), version: { id: true } },
  },
  createQuiz: {
    call: ['POST', '/quizzes'],
    kind: 'form',
    good: () => ({ course_id: at.course, title: 'اختبار', description: 'وصف' }),
    required: ['course_id', 'title', 'description'],
    fields: { course_id: { id: true }, title: { text: 200 }, description: { text: 10_000 } },
  },
  updateQuiz: {
    call: ['PUT', '/quizzes/{quiz}'],
    kind: 'json',
    good: () => ({ course_id: at.course, title: 'اختبار', description: 'وصف' }),
    required: [],
    fields: { course_id: { id: true }, title: { text: 200 }, description: { text: 10_000 } },
  },
  createQuestion: {
    call: ['POST', '/quizzes/{quiz}/questions'],
    kind: 'form',
    good: () => ({ quiz_id: at.quiz, question_text: 'سؤال', type: 'multiple_choice' }),
    required: ['question_text', 'type'],
    fields: { quiz_id: { id: true }, question_text: { text: 2_000 }, type: { oneOf: 'essay' } },
  },
  updateQuestion: {
    call: ['PUT', '/questions/{question}'],
    kind: 'json',
    good: () => ({ course_id: at.course, question_text: 'سؤال', type: 'multiple_choice' }),
    required: [],
    fields: { course_id: { id: true }, question_text: { text: 2_000 }, type: { oneOf: 'essay' } },
  },
  setOptions: {
    call: ['POST', '/questions/{question}/options'],
    kind: 'json',
    good: () => ({ options: [option(1), option(0), option(0)] }),
    required: ['options'],
    fields: {
      options: {
        only: [
          [[option(1)], 'اختر عنصرين على الأقل.', 'Choose at least 2 items.'],
          [Array.from({ length: 6 }, () => option(0)), 'اختر 5 عناصر على الأكثر.', 'Choose at most 5 items.'],
          [[option(0), option(0)], 'حدّد إجابة صحيحة واحدة.', 'Please mark one option as correct.'],
          ['x', 'القيمة ليست من النوع المطلوب.', 'This value has the wrong type.'],
        ],
      },
      'options.1.option_text': { only: [[[option(1), option(0, '  ')], 'هذا الحقل مطلوب.', 'This is required.']] },
      'options.0.is_correct': {
        only: [[[option(2), option(0)], 'يجب ألا تزيد القيمة على 1.', 'This has to be at most 1.']],
      },
      'options.0': { only: [[[{ option_text: 'x' }, option(1)], 'هذا الحقل مطلوب.', 'This is required.']] },
    },
  },
  updateOption: {
    call: ['PUT', '/options/{option}'],
    kind: 'json',
    good: () => ({ option_text: 'اختيار', is_correct: 1 }),
    required: [],
    fields: { option_text: { text: 500 }, is_correct: { flag: true } },
  },
  orderQuestions: {
    call: ['PUT', '/quizzes/{quiz}/order'],
    kind: 'json',
    good: () => ({ question_ids: [] }),
    required: ['question_ids'],
    fields: {
      question_ids: {
        only: [
          [[1, 1], 'لا تكرّر القيمة نفسها.', 'The same value occurs twice.'],
          [Array.from({ length: 501 }, (_, id) => id + 1), 'اختر 500 عنصر على الأكثر.', 'Choose at most 500 items.'],
          [
            [999_999],
            'يجب أن تتضمن القائمة كل أسئلة الاختبار، دون تكرار.',
            'The list has to hold every question of the quiz, each one once.',
          ],
        ],
      },
      'question_ids.0': { only: [[['x'], notInteger, 'Enter a whole number.']] },
    },
  },
};

function course() {
  return { name: 'الفيزياء', description: 'شرح مبسّط.', price: 100.5 };
}

function courseFields(): Record<string, Rule> {
  return {
    name: { text: 200 },
    slug: { slug: true },
    description: { text: 10_000 },
    price: { price: true },
    user_id: { id: true },
    'categories[]': { id: true, list: true },
  };
}

/** Creates an option with a unique text, because equal texts are rejected. */
function option(is_correct: number, option_text = `اختيار ${(optionCount += 1)}`) {
  return { option_text, is_correct };
}

const wholeNumbers: Wrong[] = [
  ['x', notInteger, 'Enter a whole number.'],
  [1.5, notInteger, 'Enter a whole number.'],
  [0, 'يجب ألا تقل القيمة عن 1.', 'This has to be at least 1.'],
];

/** Lists the invalid values for a rule. */
function listInvalidValues(rule: Rule, kind: 'form' | 'json'): Wrong[] {
  if ('only' in rule) return rule.only;
  if ('oneOf' in rule) return [[rule.oneOf, 'اختر قيمة من القيم المتاحة.', 'Choose one of the offered values.']];
  if ('flag' in rule) return [[2, 'يجب ألا تزيد القيمة على 1.', 'This has to be at most 1.']];
  if ('slug' in rule) {
    const slugs = ['UPPER', 'بالعربي', 'two words', '2024', '---', 'a_b', 'a/b', "a'--"];
    return [
      ...slugs.map((slug): Wrong => [
        slug,
        'استخدم حروفًا إنجليزية صغيرة وأرقامًا وشرطات، مع حرف واحد على الأقل.',
        'Use lowercase English letters, digits and hyphens, with at least one letter.',
      ]),
      ...['create', 'users', 'add-user', 'delete-user'].map((slug): Wrong => [
        slug,
        'هذا المعرّف محجوز للموقع. اختر غيره.',
        'This slug is reserved. Choose another.',
      ]),
      ['x'.repeat(101), 'أدخل 100 حرف على الأكثر.', 'Enter at most 100 characters.'],
    ];
  }
  if ('price' in rule) {
    return [
      ['x', 'أدخل رقمًا.', 'Enter a number.'],
      ['1e3', 'أدخل رقمًا.', 'Enter a number.'],
      ['1,000', 'أدخل رقمًا.', 'Enter a number.'],
      [-1, 'يجب ألا تقل القيمة عن 0.', 'This has to be at least 0.'],
      [1_000_000.01, 'يجب ألا تزيد القيمة على 1,000,000.', 'This has to be at most 1,000,000.'],
      [10.001, 'منزلتان عشريتان على الأكثر.', 'At most two decimal places.'],
    ];
  }
  if ('id' in rule) return rule.list ? wrapInLists(wholeNumbers) : wholeNumbers;
  const most = rule.text.toLocaleString('en');
  const long: Wrong = ['ش'.repeat(rule.text + 1), `أدخل ${most} حرف على الأكثر.`, `Enter at most ${most} characters.`];
  // In a form every value is text, and an empty field is omitted.
  return kind === 'form' ? [long] : [long, notText, ['', required[1], required[2]], [' \n ', required[1], required[2]]];
}

/** Wraps invalid values in a list: the error names the invalid item. */
const wrapInLists = (wrongs: Wrong[]): Wrong[] => wrongs.map(([value, ...messages]) => [[value], ...messages]);

interface Case {
  name: string;
  operation: Operation;
  field: string;
  /** The field that is sent, if the error is at another field. */
  sent: string;
  wrong: Wrong;
}

const cases: Case[] = Object.entries(operations).flatMap(([id, operation]) => {
  const { kind, fields } = operation;
  const one = (field: string, sent: string, wrong: Wrong): Case => ({
    name: `${id}: ${sent} = ${JSON.stringify(wrong[0] ?? null).slice(0, 60)}`,
    operation,
    field,
    sent,
    wrong,
  });
  const broken = Object.entries(fields).flatMap(([field, rule]) => {
    const sent = field.split('.')[0] ?? field;
    const isList = 'id' in rule && rule.list;
    return listInvalidValues(rule, kind).map((wrong) => one(isList ? `${field}.0` : field, sent, wrong));
  });
  const missing = operation.required.flatMap((field) => {
    const none = [one(field, field, required)];
    return kind === 'form' ? [...none, one(field, field, [' ', required[1], required[2]])] : none;
  });
  const unknown = one('is_admin', 'is_admin', ['1', 'حقل غير معروف.', 'Unknown field.']);
  return [...broken, ...missing, unknown];
});

function send({ call: [method, template], kind }: Operation, fields: Fields, language: string) {
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: keyof typeof at) => String(at[name]));
  const body = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const form = Object.fromEntries(Object.entries(body).map(([name, value]) => [name, [value].flat().map(String)]));
  return server.call<ProblemBody>(method, path, {
    token: admin.token,
    language,
    ...(kind === 'form' ? { form } : { json: body }),
  });
}

test.each(cases)('$name', async ({ operation, field, sent, wrong: [value, arabic, english] }) => {
  const fields = { ...operation.good(), [sent]: value };
  const messages = { ar: arabic, en: english };
  for (const [language, message] of Object.entries(messages)) {
    const { status, body } = await send(operation, fields, language);
    expect([status, body.code, body.errors]).toEqual([422, 'invalid', { [field]: [message] }]);
  }
});

test('all mistakes are reported, not only the first one', async () => {
  const { body } = await send(operations['createCourse'] as Operation, { price: -1, nonsense: 'x' }, 'en');
  expect(Object.keys(body.errors ?? {})).toEqual(
    expect.arrayContaining(['name', 'slug', 'description', 'price', 'user_id', 'categories[]', 'nonsense']),
  );
});

test('a course cannot have a category twice', async () => {
  const twice = await send(
    operations['updateCourse'] as Operation,
    { 'categories[]': [at.category, at.category] },
    'ar',
  );
  expect([twice.status, twice.body.errors]).toEqual([422, { 'categories[]': ['لا تكرّر القيمة نفسها.'] }]);
});

test('rejected calls change nothing, and valid ones are accepted', async () => {
  await expectCorrectCounts(server.db);
  const count = await server.db.selectFrom('courses').select('id').execute();
  expect(count).toHaveLength(1);
  for (const [id, operation] of Object.entries(operations)) {
    if (id === 'orderQuestions') continue;
    // Setting the options creates new ones.
    const latest = await server.db.selectFrom('options').select('id').orderBy('id').execute();
    at.option = latest[0]?.id ?? 0;
    const { status, text } = await send(operation, operation.good(), 'en');
    expect([id, status, text]).toEqual([id, expect.toSatisfy((one: number) => one < 300), text]);
  }
  await expectCorrectCounts(server.db);
});

test.each([
  ['0', 0],
  ['0.01', 0.01],
  ['19.99', 19.99],
  ['249.90', 249.9],
  ['1000000', 1_000_000],
])('a price of %s is stored exactly', async (price, pounds) => {
  const { status, body } = await send(operations['updateCourse'] as Operation, { price }, 'en');
  expect([status, body]).toEqual([200, expect.objectContaining({ price: pounds })]);
});

test('malformed bodies and other media types are rejected first', async () => {
  const token = admin.token;
  const broken = await server.call('POST', `/categories/${at.category}`, {
    token,
    payload: '{"name":',
    headers: { 'content-type': 'application/json' },
  });
  expect(broken.status).toBe(400);
  const wrongKind = [
    await server.call('POST', '/courses', { token, json: {} }),
    await server.call('POST', '/quizzes', { token, json: {} }),
    await server.call('PUT', `/main-categories/${at.main}`, { token, form: { name: 'x' } }),
    await server.call('POST', `/questions/${at.question}/options`, {
      token,
      payload: 'x',
      headers: { 'content-type': 'text/plain' },
    }),
  ];
  expect(wrongKind.map(({ status }) => status)).toEqual([415, 415, 415, 415]);
  const list = await server.call('PUT', `/main-categories/${at.main}`, { token, json: ['x'] });
  expect([400, 422]).toContain(list.status);
});

test.each(['abc', '0', '-1', '1.5', '9'.repeat(30), '%00', 'null'])('the id %s is 404', async (id) => {
  const { token } = admin;
  const calls = [
    server.call('DELETE', `/main-categories/${id}`, { token }),
    server.call('DELETE', `/categories/${id}`, { token }),
    server.call('DELETE', `/courses/${id}`, { token }),
    server.call('DELETE', `/courses/${at.course}/users/${id}`, { token }),
    server.call('GET', `/courses/${id}/users`, { token }),
    server.call('DELETE', `/quizzes/${id}`, { token }),
    server.call('GET', `/quizzes/${id}/questions`, { token }),
    server.call('DELETE', `/questions/${id}`, { token }),
    server.call('DELETE', `/options/${id}`, { token }),
    server.call('GET', `/courses/${at.course}/quizzes/${id}/users`, { token }),
  ];
  for (const { status } of await Promise.all(calls)) expect(status).toBe(404);
});
