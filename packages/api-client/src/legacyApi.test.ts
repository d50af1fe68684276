import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  createQuizResult,
  createReact,
  createSummary,
  deleteReact,
  getCategoryQuery,
  getCourseQuery,
  getMainCategoryQuery,
  getPdfQuery,
  getPublicCourseQuery,
  getQuizQuery,
  getRecordQuery,
  getSettingsQuery,
  getSummaryQuery,
  getUserQuery,
  listCategoriesQuery,
  listCoursesQuery,
  listMainCategoriesQuery,
  listNotifications,
  listQuizAttemptsQuery,
  listQuizzesQuery,
  listRecordsQuery,
  listUserQuizResultsQuery,
  listVideosQuery,
  getVideoQuery,
  login,
  logout,
  readNotifications,
  register,
  updateProfile,
  updateSummary,
} from '../generated/queries.ts';
import {
  createCategory,
  createCourse,
  createMainCategory,
  createPdf,
  createQuestion,
  createQuiz,
  createRecord,
  createUser,
  createUserCourse,
  createUserCourses,
  createVideo,
  getOptionQuery,
  getQuestionQuery,
  getSlugQuery,
  listUsersQuery,
  setOptions,
  updateCategory,
  updateCourse,
  updateMainCategory,
  updateOption,
  updatePdf,
  updateQuestion,
  updateQuiz,
  updateRecord,
  updateUser,
  updateVideo,
} from '../generated/staffQueries.ts';
import { createApi, type Api } from './client.ts';
import { createLegacyApiFetch } from './legacyApi.ts';
import { createSessionStore } from './session.ts';

const mona = { id: '7', name: 'منى السيد', email: 'mona@example.com', image: 'users/7.jpg', role: 'student' };
const teacher = { id: 3, name: 'محمود النجار', image: 'users/3.jpg' };
const algebra = {
  id: 12,
  name: 'الجبر',
  slug: 'algebra-1',
  price: '250.00',
  image: 'courses/12.jpg',
  user_id: 3,
  user: teacher,
  user_count: 4,
  categories: [{ id: 5, name: 'رياضيات' }],
  created_at: '2026-08-30 10:00:00',
};
const physics = { ...algebra, id: 13, name: 'الفيزياء', slug: 'physics-1', price: 100, user_count: 9, description: '' };
const video = { id: 31, title: 'المعادلات', url: 'clip-1', website_url: 'lesson-1', is_free: '0' };
const intro = { id: 32, title: 'مقدمة', url: 'clip-2', website_url: null, is_free: true };
const option = (id: number, is_correct: unknown) => ({ id, option_text: `اختيار ${id}`, is_correct });
const quiz = {
  title: 'اختبار الوحدة',
  questions: [
    { id: 71, question_text: 'كم؟', type: 'multiple_choice', options: [option(301, 0), option(302, 1)] },
    { id: 72, question_text: 'متى؟', type: 'multiple_choice', options: [option(303, true), option(304, false)] },
    { id: 73, question_text: 'بلا اختيارات', type: 'multiple_choice', options: [] },
  ],
};

/** The responses of the legacy API: bare, wrapped, incomplete or empty. */
const answers: Record<string, unknown> = {
  'POST /api/login': { access_token: 'token-1', data: [mona] },
  'POST /api/register': { access_token: 'token-2', data: { ...mona, roles: ['user'] } },
  'POST /api/logout': undefined,
  'GET /api/users': { users: [{ id: 7, email: 'mona@example.com', roles: ['user'] }] },
  'GET /api/users/7': { ...mona, number_of_purchased_courses: 1, purchased_courses: [algebra] },
  'GET /api/users/7/quiz-results': [
    { course_name: 'الجبر', quiz_name: 'اختبار', user_id: 7, user_name: 'منى', mark: 1 },
  ],
  'GET /api/main-categories': { data: [{ id: 1, name: 'العلوم', categories: [{ id: 5, name: 'رياضيات' }] }] },
  'GET /api/main-categories/1': { categories: [{ id: 5, name: 'رياضيات', courses_count: '2' }] },
  'GET /api/categories/5': { name: 'رياضيات', courses: [algebra] },
  'GET /api/courses': [algebra, physics],
  'GET /api/courses/algebra-1': { data: { ...algebra, videos: [video, intro], quizzes: [{ id: 9, title: 'اختبار' }] } },
  'GET /api/courses/physics-1': { ...physics, videos: [video, intro], has_course: false },
  'GET /api/public/courses/algebra-1': { ...algebra, videos: [{ id: 31, title: 'المعادلات' }] },
  'GET /api/courses/12/videos': { data: { data: [video, intro], total: 60, per_page: 2 } },
  'GET /api/courses/12/videos/31': [video],
  'GET /api/courses/12/quizzes': { quizzes: [{ id: 9, title: 'اختبار', questions: quiz.questions }] },
  'GET /api/courses/12/quizzes/9': quiz,
  'POST /api/quiz-results': 'ok',
  'POST /api/user-courses': { message: 'created' },
  'POST /api/user-courses/add-multiple': { message: 'created' },
  'POST /api/update-profile': { ...mona, phone: '01001112233' },
  'POST /api/reacts': 'ok',
  'POST /api/notifications': { notifications: [{ id: 5, data: { course_slug: 'algebra-1', video_title: 'درس' } }] },
  'GET /api/courses/12/records': [{ id: 51, title: 'السنتر', is_home: '0', is_revision: '1', url: 'rec-1' }],
  'GET /api/courses/12/records/51': { id: 51, title: 'السنتر', is_home: '0', is_revision: '1', url: 'rec-1' },
  'GET /api/questions/71': { id: 71, question_text: 'كم؟', type: 'multiple_choice', quiz_id: 9 },
  'GET /api/options/301': option(301, 1),
  'GET /api/courses/12/pdfs/61': { id: 61, title: 'ملزمة', url: 'pdfs/61.pdf' },
  'GET /api/courses/12/summaries/81': { data: { id: 81, lecture_name: 'الأولى', pdf_path: 'summaries/81.pdf' } },
};

interface Received {
  key: string;
  type: string;
  body: string;
  authorization: string | undefined;
}

let server: Server;
let origin: string;
let received: Received[] = [];
let api: Api;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      const { pathname } = new URL(request.url ?? '', 'http://older.test');
      const key = `${request.method} ${pathname}`;
      received.push({
        key,
        body,
        type: request.headers['content-type'] ?? '',
        authorization: request.headers.authorization,
      });
      const isKnown = Object.hasOwn(answers, key) || /^(POST|PUT) /.test(key);
      response.writeHead(isKnown ? 200 : 404, { 'content-type': 'application/json' });
      const answer = isKnown ? answers[key] : { message: 'Not Found' };
      response.end(answer === undefined ? '' : JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  origin = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
});
afterAll(() => server.close());

beforeEach(() => {
  received = [];
  const session = createSessionStore({});
  session.setFromResponse({ access_token: 'token-1', data: [mona] });
  api = createApi({
    baseUrl: `${origin}/api`,
    getToken: session.getToken,
    getLanguage: () => 'ar',
    fetch: createLegacyApiFetch({
      origin,
      getUser: () => session.get()?.data ?? null,
      getSettings: () => Promise.resolve(Response.json({ wallet_number: '01001234567' })),
    }),
  });
});

const never = {};

describe('sessions and accounts', () => {
  test('reads a user from a list and from an object', async () => {
    const one = await login(api, { body: { email: 'mona@example.com', password: 'secret' } });
    expect(one).toMatchObject({
      access_token: 'token-1',
      data: { id: 7, role: 'user', roles: ['user'], is_limited: 0 },
    });
    const password = 'qalam-azraq-71';
    const body = { name: 'منى', email: 'mona@example.com', password, password_confirmation: password };
    expect((await register(api, { body })).data).toMatchObject({ id: 7, phone: null });
    await expect(logout(api)).resolves.toBeUndefined();
    expect(received.at(-1)).toMatchObject({ key: 'POST /api/logout', authorization: 'Bearer token-1' });
  });

  test('adds missing fields of accounts and results', async () => {
    const { users, total, page, per_page } = await listUsersQuery(api).queryFn(never);
    expect({ total, page, per_page }).toEqual({ total: 1, page: 1, per_page: 50 });
    expect(users[0]).toMatchObject({ name: '', role: 'user', number_of_created_courses: 0, image: null });
    const user = await getUserQuery(api, { path: { id: 7 } }).queryFn(never);
    expect(user.purchased_courses[0]).toMatchObject({ users_count: 4, price: 250, category_id: 5 });
    const results = await listUserQuizResultsQuery(api, { path: { id: 7 } }).queryFn(never);
    expect(results.quiz_results[0]).toMatchObject({ mark: 1, total: 1, best: 1, best_total: 1, quiz_name: 'اختبار' });
  });
});

describe('categories, courses and lists', () => {
  test('reads bare and wrapped categories', async () => {
    const mains = await listMainCategoriesQuery(api).queryFn(never);
    expect(mains).toMatchObject({ total: 1, main_categories: [{ id: 1, courses_count: 0, categories: [{ id: 5 }] }] });
    const main = await getMainCategoryQuery(api, { path: { id: 1 } }).queryFn(never);
    expect(main).toMatchObject({ id: 1, name: '', categories: [{ courses_count: 2 }] });
    const category = await getCategoryQuery(api, { path: { id: 5 } }).queryFn(never);
    expect(category).toMatchObject({ id: 5, name: 'رياضيات', courses: [{ slug: 'algebra-1' }] });
  });

  test('searches, sorts, paginates and filters a bare list of courses', async () => {
    const list = async (query: NonNullable<Parameters<typeof listCoursesQuery>[1]>['query']) => {
      const { courses, total } = await listCoursesQuery(api, { query }).queryFn(never);
      return { ids: courses.map(({ id }) => id), total };
    };
    expect(await list({})).toEqual({ ids: [12, 13], total: 2 });
    expect(await list({ search: 'فيز', match: 'start' })).toEqual({ ids: [13], total: 1 });
    expect(await list({ sort: 'price_asc' })).toEqual({ ids: [13, 12], total: 2 });
    expect(await list({ per_page: 1, page: 2 })).toEqual({ ids: [13], total: 2 });
    expect(await list({ category_id: 5 })).toEqual({ ids: [12], total: 1 });
    expect(received.at(-1)?.key).toBe('GET /api/categories/5');
    expect(await list({ category_id: 5, search: 'جبر' })).toEqual({ ids: [12], total: 1 });
    expect(await list({ category_id: 5, search: 'فيز' })).toEqual({ ids: [], total: 0 });
  });

  test('reads and searches the categories in a main category', async () => {
    const list = async (search?: string) => {
      const query = { main_category_id: 1, ...(search !== undefined && { search }) };
      const { categories, total } = await listCategoriesQuery(api, { query }).queryFn(never);
      return { names: categories.map(({ name }) => name), total };
    };
    expect(await list()).toEqual({ names: ['رياضيات'], total: 1 });
    expect(received.at(-1)?.key).toBe('GET /api/main-categories/1');
    expect(await list('رياض')).toEqual({ names: ['رياضيات'], total: 1 });
    expect(await list('علوم')).toEqual({ names: [], total: 0 });
  });

  test('converts file paths to URLs, and times and prices to their types', async () => {
    const course = await getPublicCourseQuery(api, { path: { slug: 'algebra-1' } }).queryFn(never);
    expect(course).toMatchObject({
      price: 250,
      image: `${origin}/storage/courses/12.jpg`,
      image_small: `${origin}/storage/courses/12.jpg`,
      user: { image: `${origin}/storage/users/3.jpg` },
      created_at: '2026-08-30T10:00:00.000Z',
      records: [],
      similar_courses: [],
    });
    expect(course.videos[0]).toMatchObject({ is_free: 0 });
  });

  test('does not change a paginated list', async () => {
    const videos = await listVideosQuery(api, { path: { id: 12 } }).queryFn(never);
    expect(videos.videos.map(({ id, course_id }) => [id, course_id])).toEqual([
      [31, 12],
      [32, 12],
    ]);
    expect(await getVideoQuery(api, { path: { id: 12, video_id: 31 } }).queryFn(never)).toMatchObject({
      url: 'clip-1',
    });
  });
});

describe('access to a course', () => {
  test('is found in the purchased courses if the response does not have it', async () => {
    const course = await getCourseQuery(api, { path: { course: 'algebra-1' } }).queryFn(never);
    expect(course.has_course).toBe(true);
    expect(course.videos.map(({ is_locked }) => is_locked)).toEqual([0, 0]);
    expect(course.quizzes[0]).toMatchObject({ id: 9, questions_count: 0, description: '' });
  });

  test('without the course, videos are locked, except free ones', async () => {
    const course = await getCourseQuery(api, { path: { course: 'physics-1' } }).queryFn(never);
    expect(course.has_course).toBe(false);
    expect(course.videos.map(({ is_locked }) => is_locked)).toEqual([1, 0]);
  });

  test('a subscription has the sent values if the response is empty', async () => {
    const body = { user_id: 7, course_id: 12, pending: 1 as const };
    await expect(createUserCourse(api, { body })).resolves.toMatchObject(body);
  });
});

describe('profiles, reactions, files and notifications', () => {
  test('reads a bare profile and an empty response to a reaction', async () => {
    const profile = await updateProfile(api, { body: { phone: '01001112233' } });
    expect(profile.data).toMatchObject({ id: 7, phone: '01001112233', role: 'user' });
    const reacted = await createReact(api, { body: { summary_id: 81, reaction: 'love' } });
    expect(reacted).toMatchObject({ reacts: [{ reaction: 'love', count: 1 }], my_reaction: 'love' });
  });

  test('does not send the withdrawal of a reaction, which is not supported', async () => {
    received = [];
    await expect(deleteReact(api, { path: { id: 81 } })).rejects.toMatchObject({ code: 'not_supported' });
    expect(received).toEqual([]);
  });

  test('does not send a change of a summary, and does not offer it', async () => {
    received = [];
    const change = updateSummary(api, { path: { id: 81 }, body: { lecture_name: 'الثانية' } });
    await expect(change).rejects.toMatchObject({ code: 'not_supported' });
    expect(received).toEqual([]);
    const { can_edit } = await getSummaryQuery(api, { path: { id: 12, summary_id: 81 } }).queryFn(never);
    expect(can_edit).toBe(false);
  });

  test('adds missing fields of records, files and summaries', async () => {
    const { records } = await listRecordsQuery(api, { path: { id: 12 } }).queryFn(never);
    expect(records[0]).toMatchObject({ id: 51, is_home: 0, is_revision: 1, course_id: 12 });
    const pdf = await getPdfQuery(api, { path: { id: 12, pdf_id: 61 } }).queryFn(never);
    expect(pdf.url).toBe(`${origin}/storage/pdfs/61.pdf`);
    const summary = await getSummaryQuery(api, { path: { id: 12, summary_id: 81 } }).queryFn(never);
    expect(summary.pdf_path).toBe(`${origin}/storage/summaries/81.pdf`);
  });

  test('emulates reading notifications and checking slugs', async () => {
    const { notifications } = await listNotifications(api);
    expect(notifications[0]).toMatchObject({ id: 5, data: { course_slug: 'algebra-1', video_title: 'درس' } });
    await expect(readNotifications(api)).resolves.toMatchObject({ unread_count: 0 });
    const slug = await getSlugQuery(api, { path: { slug: 'algebra-2' } }).queryFn(never);
    expect(slug).toMatchObject({ slug: 'algebra-2', status: 'free' });
    const links = await createUserCourses(api, { body: { user_id: 7, course_ids: [12] } });
    expect(links.user_courses).toEqual([]);
  });
});

const pdfFile = () => new File(['%PDF-1.4'], 'x.pdf', { type: 'application/pdf' });
const twice = { password: 'qalam-azraq-71', password_confirmation: 'qalam-azraq-71' };
const path = { id: 12 };

/** Every write of spec §7: what is read before, what our client sends, and what the legacy API must receive. */
const writes: [
  string,
  { read?: () => Promise<unknown>; send: () => Promise<unknown>; fields: Record<string, string> },
][] = [
  [
    'POST /api/admin/create-user',
    {
      send: () =>
        createUser(api, { body: { name: 'س', email: 's@example.com', phone: '01001112233', ...twice, role: 'user' } }),
      fields: { name: 'س', email: 's@example.com', phone: '01001112233', ...twice, role: 'user' },
    },
  ],
  [
    'POST /api/admin/update-user/7',
    {
      read: () => getUserQuery(api, { path: { id: 7 } }).queryFn(never),
      send: () => updateUser(api, { path: { id: 7 }, body: { phone: '01001112233' } }),
      fields: { name: 'منى السيد', email: 'mona@example.com', phone: '01001112233', role: 'user' },
    },
  ],
  [
    'POST /api/update-profile',
    { send: () => updateProfile(api, { body: { phone: '01001112233' } }), fields: { phone: '01001112233' } },
  ],
  [
    'POST /api/main-categories',
    { send: () => createMainCategory(api, { body: { name: 'علوم' } }), fields: { name: 'علوم' } },
  ],
  [
    'PUT /api/main-categories/1',
    { send: () => updateMainCategory(api, { path: { id: 1 }, body: { name: 'علوم' } }), fields: { name: 'علوم' } },
  ],
  [
    'POST /api/categories',
    {
      send: () => createCategory(api, { body: { name: 'جبر', main_category_id: 1 } }),
      fields: { name: 'جبر', main_category_id: '1' },
    },
  ],
  [
    'POST /api/categories/5',
    {
      read: () => getCategoryQuery(api, { path: { id: 5 } }).queryFn(never),
      send: () => updateCategory(api, { path: { id: 5 }, body: { main_category_id: 2 } }),
      fields: { name: 'رياضيات', main_category_id: '2' },
    },
  ],
  [
    'POST /api/courses',
    {
      send: () =>
        createCourse(api, {
          body: { name: 'جبر', slug: 'a-1', description: 'شرح', price: 5, user_id: 3, 'categories[]': [5] },
        }),
      fields: { name: 'جبر', slug: 'a-1', description: 'شرح', price: '5', user_id: '3', 'categories[]': '5' },
    },
  ],
  // The specification itself sends only what changed.
  [
    'POST /api/courses/12',
    { send: () => updateCourse(api, { path: { course: 12 }, body: { price: 6 } }), fields: { price: '6' } },
  ],
  [
    'POST /api/user-courses',
    {
      send: () => createUserCourse(api, { body: { user_id: 7, course_id: 12, pending: 1 } }),
      fields: { user_id: '7', course_id: '12', pending: '1' },
    },
  ],
  [
    'POST /api/user-courses/add-multiple',
    {
      send: () => createUserCourses(api, { body: { user_id: 7, course_ids: [12] } }),
      fields: { user_id: '7', course_ids: '12' },
    },
  ],
  [
    'POST /api/videos',
    {
      send: () => createVideo(api, { body: { course_id: 12, title: 'م', url: 'a', website_url: 'b', is_free: 1 } }),
      fields: { course_id: '12', title: 'م', url: 'a', website_url: 'b', is_free: '1' },
    },
  ],
  [
    'POST /api/videos/31',
    {
      read: () => getVideoQuery(api, { path: { id: 12, video_id: 31 } }).queryFn(never),
      send: () => updateVideo(api, { path: { id: 31 }, body: { title: 'جديد' } }),
      fields: { course_id: '12', title: 'جديد', url: 'clip-1', website_url: 'lesson-1', is_free: '0' },
    },
  ],
  [
    'POST /api/records',
    {
      send: () => createRecord(api, { body: { course_id: 12, title: 'م', url: 'a', is_home: 1, is_revision: 0 } }),
      fields: { course_id: '12', title: 'م', url: 'a', is_home: '1', is_revision: '0' },
    },
  ],
  [
    'POST /api/records/51',
    {
      read: () => getRecordQuery(api, { path: { id: 12, record_id: 51 } }).queryFn(never),
      send: () => updateRecord(api, { path: { id: 51 }, body: { is_home: 1 } }),
      fields: { course_id: '12', title: 'السنتر', url: 'rec-1', website_url: '', is_home: '1', is_revision: '1' },
    },
  ],
  [
    'POST /api/pdfs',
    {
      send: () => createPdf(api, { body: { course_id: 12, title: 'م', url: pdfFile() } }),
      fields: { course_id: '12', title: 'م', url: 'x.pdf' },
    },
  ],
  [
    'POST /api/pdfs/61',
    {
      read: () => getPdfQuery(api, { path: { id: 12, pdf_id: 61 } }).queryFn(never),
      send: () => updatePdf(api, { path: { id: 61 }, body: { url: pdfFile() } }),
      fields: { course_id: '12', title: 'ملزمة', url: 'x.pdf' },
    },
  ],
  [
    'POST /api/summaries',
    {
      send: () => createSummary(api, { body: { lecture_name: 'م', course_id: 12, pdf: pdfFile() } }),
      fields: { lecture_name: 'م', course_id: '12', pdf: 'x.pdf' },
    },
  ],
  [
    'POST /api/reacts',
    {
      send: () => createReact(api, { body: { summary_id: 81, reaction: 'love' } }),
      fields: { summary_id: '81', reaction: 'love' },
    },
  ],
  [
    'POST /api/quizzes',
    {
      send: () => createQuiz(api, { body: { course_id: 12, title: 'م', description: 'ش' } }),
      fields: { course_id: '12', title: 'م', description: 'ش' },
    },
  ],
  [
    'PUT /api/quizzes/9',
    {
      read: () => getQuizQuery(api, { path: { id: 12, quiz_id: 9 } }).queryFn(never),
      send: () => updateQuiz(api, { path: { id: 9 }, body: { description: 'ش' } }),
      fields: { course_id: '12', title: 'اختبار الوحدة', description: 'ش' },
    },
  ],
  [
    'POST /api/quizzes/9/questions',
    {
      send: () =>
        createQuestion(api, { path: { id: 9 }, body: { quiz_id: 9, question_text: 'كم؟', type: 'multiple_choice' } }),
      fields: { quiz_id: '9', question_text: 'كم؟', type: 'multiple_choice' },
    },
  ],
  [
    'PUT /api/questions/71',
    {
      read: async () => {
        await listQuizzesQuery(api, { path }).queryFn(never);
        return getQuestionQuery(api, { path: { id: 71 } }).queryFn(never);
      },
      send: () => updateQuestion(api, { path: { id: 71 }, body: { question_text: 'أين؟' } }),
      fields: { course_id: '12', question_text: 'أين؟' },
    },
  ],
  [
    'PUT /api/options/301',
    {
      read: () => getOptionQuery(api, { path: { id: 301 } }).queryFn(never),
      send: () => updateOption(api, { path: { id: 301 }, body: { option_text: 'ب' } }),
      fields: { option_text: 'ب', is_correct: '1' },
    },
  ],
];

describe('updates have all fields of the specification (spec §7)', () => {
  test.each(writes)('%s', async (key, { read, send, fields }) => {
    await read?.();
    await send();
    const sent = received.findLast((call) => call.key === key);
    expect(await readFields(sent)).toEqual(fields);
  });

  test('options are sent as a list', async () => {
    const options = [
      { option_text: 'أ', is_correct: 1 as const },
      { option_text: 'ب', is_correct: 0 as const },
    ];
    await setOptions(api, { path: { id: 71 }, body: { options } });
    expect(JSON.parse(received.at(-1)?.body ?? '')).toEqual({ options });
  });
});

/** Reads the fields of a body as texts, and the name of a file. */
async function readFields(sent: Received | undefined): Promise<Record<string, string>> {
  if (!sent) return {};
  if (sent.type.startsWith('application/json'))
    return Object.fromEntries(
      Object.entries(JSON.parse(sent.body) as object).map(([name, value]) => [name, String(value)]),
    );
  const form = await new Response(sent.body, { headers: { 'content-type': sent.type } }).formData();
  return Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]));
}

describe('a quiz with its answer key', () => {
  const attempt_key = '0b8f5c52-6a51-4b0e-9c1e-3d1f0d6f6a77';
  const take = () => getQuizQuery(api, { path: { id: 12, quiz_id: 9 } }).queryFn(never);
  const hand = () =>
    createQuizResult(api, { body: { quiz_id: 9, attempt_key, answers: [{ question_id: 71, option_id: 302 }] } });

  test('is returned without the key', async () => {
    const shown = await take();
    expect(shown).toMatchObject({ id: 9, course_id: 12, my_result: null });
    expect(JSON.stringify(shown)).not.toContain('is_correct');
    const { quizzes } = await listQuizzesQuery(api, { path: { id: 12 } }).queryFn(never);
    expect(quizzes[0]).toMatchObject({ questions_count: 3, is_locked: 0 });
    expect((await listQuizAttemptsQuery(api, { path: { id: 9 } }).queryFn(never)).total).toBe(0);
  });

  test('is marked in the client, and only the mark is sent, once', async () => {
    await take();
    const [first, second] = await Promise.all([hand(), hand()]);
    expect(first).toMatchObject({
      mark: 1,
      total: 2,
      answers: [
        { question_id: 71, option_id: 302, correct_option_id: 302 },
        { question_id: 72, option_id: null, correct_option_id: 303 },
      ],
    });
    expect(second).toEqual(first);
    const sent = received.filter(({ key }) => key === 'POST /api/quiz-results');
    expect(sent.map(({ body }) => JSON.parse(body) as unknown)).toEqual([{ quiz_id: 9, user_id: 7, mark: 1 }]);
  });

  test('must be read before it is submitted', async () => {
    await expect(hand()).rejects.toMatchObject({ status: 409, code: 'quiz_changed' });
  });
});

test('settings come from the given function, and an error keeps its status and message', async () => {
  expect((await getSettingsQuery(api).queryFn(never)).wallet_number).toBe('01001234567');
  const call = getCourseQuery(api, { path: { course: 'missing' } }).queryFn(never);
  await expect(call).rejects.toMatchObject({ status: 404, code: 'not_found', serverMessage: 'Not Found' });
});
