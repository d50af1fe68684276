import type { Person } from '../support/fixtures.ts';
import { secretFileKeys } from './policyData.ts';
import type { PolicyData } from './policyData.ts';

/** A request. A `form` is sent as multipart. */
export interface PolicyRequest {
  method: string;
  path: string;
  json?: unknown;
  form?: Record<string, string | Blob>;
}

/** Creates the request of one row, sent by `me`. */
type MakeRequest = (world: PolicyData, me: Person) => PolicyRequest;

const get =
  (path: (world: PolicyData, me: Person) => string): MakeRequest =>
  (world, me) => ({ method: 'GET', path: path(world, me) });
const remove =
  (path: (world: PolicyData, me: Person) => string): MakeRequest =>
  (world, me) => ({ method: 'DELETE', path: path(world, me) });

const post =
  (path: string | ((world: PolicyData) => string), json?: (world: PolicyData, me: Person) => unknown): MakeRequest =>
  (world, me) => ({ method: 'POST', path: typeof path === 'string' ? path : path(world), json: json?.(world, me) });
const put =
  (path: (world: PolicyData, me: Person) => string, json: (world: PolicyData) => unknown): MakeRequest =>
  (world, me) => ({ method: 'PUT', path: path(world, me), json: json(world) });
const send =
  (
    path: string | ((world: PolicyData, me: Person) => string),
    form: (world: PolicyData) => Record<string, string | Blob>,
  ): MakeRequest =>
  (world, me) => ({ method: 'POST', path: typeof path === 'string' ? path : path(world, me), form: form(world) });

const pdf = () =>
  new File(['%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'], 'ملزمة.pdf', { type: 'application/pdf' });
const password = 'nile-lantern-42';
const passwordAndCode = { current_password: password, code: '123456' };
const account = (role: string) => () => ({
  name: 'سلمى عبد الرحمن',
  email: 'salma@example.com',
  password,
  password_confirmation: password,
  role,
});

const set = [
  { option_text: 'الأول', is_correct: 1 },
  { option_text: 'الثاني', is_correct: 0 },
];

const toUnits = (items: { kind: string; id: number }[]) => ({
  version: 0,
  units: [{ title: 'الوحدة الأولى', items }],
});

/** The request of each row of `policy.md`. */
export const requestFactories: Record<string, MakeRequest> = {
  'POST /login': post('/login', (_, me) => ({ email: me.email, password })),
  'POST /login, wrong password': post('/login', (_, me) => ({ email: me.email, password: 'something-else' })),
  'POST /password-resets, ended link': post('/password-resets', () => ({
    token: 'a'.repeat(43),
    password,
    password_confirmation: password,
  })),
  // A new address for each call: a limit must not decide. The server sends the mail in the background.
  'POST /password-reset-mails': post('/password-reset-mails', () => ({ email: `${crypto.randomUUID()}@example.com` })),
  'POST /email-confirmations, unknown link': post('/email-confirmations', () => ({ token: 'a'.repeat(43) })),
  'POST /me/email-confirmation-mails': post('/me/email-confirmation-mails'),
  'POST /register': send('/register', () => ({
    name: 'سلمى',
    email: 'salma@example.com',
    password,
    password_confirmation: password,
  })),
  'POST /logout': post('/logout'),
  'GET /me/sessions': get(() => '/me/sessions'),
  'DELETE /me/sessions': remove(() => '/me/sessions'),
  'DELETE /me/sessions/{own id}': remove(({ sessionIds }, me) => `/me/sessions/${sessionIds.get(me.id)}`),
  "DELETE /me/sessions/{another's id}": remove(
    ({ sessionIds, somebody }) => `/me/sessions/${sessionIds.get(somebody.id)}`,
  ),
  'POST /login/passkey/start': post('/login/passkey/start'),
  'POST /login/passkey, unknown': post('/login/passkey', () => ({
    credential_id: 'AAAA',
    client_data_json: 'AAAA',
    authenticator_data: 'AAAA',
    signature: 'AAAA',
    user_handle: 'AAAA',
  })),
  'GET /me/passkeys': get(() => '/me/passkeys'),
  'POST /me/passkeys/setup, wrong password': post('/me/passkeys/setup', () => ({ current_password: password })),
  'POST /me/passkeys, not valid': post('/me/passkeys', () => ({
    name: 'هاتفي',
    credential_id: 'AAAA',
    client_data_json: 'AAAA',
    attestation_object: 'AAAA',
  })),
  'PUT /me/passkeys/{own id}': put(
    ({ passkeyIds }, me) => `/me/passkeys/${passkeyIds.get(me.id) ?? 0}`,
    () => ({ name: 'هاتفي القديم' }),
  ),
  "PUT /me/passkeys/{another's id}": put(
    ({ passkeyIds, somebody }) => `/me/passkeys/${passkeyIds.get(somebody.id)}`,
    () => ({ name: 'هاتفي القديم' }),
  ),
  'DELETE /me/passkeys/{own id}': remove(({ passkeyIds }, me) => `/me/passkeys/${passkeyIds.get(me.id) ?? 0}`),
  "DELETE /me/passkeys/{another's id}": remove(
    ({ passkeyIds, somebody }) => `/me/passkeys/${passkeyIds.get(somebody.id)}`,
  ),
  'GET /me/two-step': get(() => '/me/two-step'),
  'POST /me/two-step/setup': post('/me/two-step/setup'),
  'POST /me/two-step, wrong password': post('/me/two-step', () => ({
    secret: 'A'.repeat(32),
    current_password: 'something-else',
    code: '123456',
  })),
  'POST /me/two-step/turn-off, not on': post('/me/two-step/turn-off', () => passwordAndCode),
  'POST /me/two-step/recovery-codes, not on': post('/me/two-step/recovery-codes', () => passwordAndCode),
  'POST /me/data-export': post('/me/data-export', () => ({ current_password: password })),
  'GET /me/deletion-request': get(() => '/me/deletion-request'),
  'POST /me/deletion-request, wrong password': post('/me/deletion-request', () => ({
    current_password: 'something-else',
  })),
  'DELETE /me/deletion-request, not open': remove(() => '/me/deletion-request'),
  'POST /update-profile': send('/update-profile', () => ({ phone: '01234567890' })),
  'POST /notifications': post('/notifications', ({ somebody }) => ({ user_id: somebody.id })),
  'POST /notifications/read': post('/notifications/read', () => ({})),
  'GET /notifications/stream': get(() => '/notifications/stream'),

  'GET /users': get(() => '/users'),
  'GET /users/{own id}': get((_, me) => `/users/${me.id}`),
  "GET /users/{another's id}": get(({ somebody }) => `/users/${somebody.id}`),
  'POST /admin/create-user, role user': send('/admin/create-user', account('user')),
  'POST /admin/create-user, role teacher': send('/admin/create-user', account('teacher')),
  'POST /admin/create-user, role admin': send('/admin/create-user', account('admin')),
  'POST /admin/update-user/{id}': send(
    ({ somebody }) => `/admin/update-user/${somebody.id}`,
    () => ({ name: 'اسم جديد' }),
  ),
  'POST /admin/update-user/{id}, another role': send(
    ({ somebody }) => `/admin/update-user/${somebody.id}`,
    () => ({ role: 'teacher' }),
  ),
  "POST /admin/update-user/{a full admin's id}": send(
    ({ otherAdmin }) => `/admin/update-user/${otherAdmin.id}`,
    () => ({ name: 'اسم جديد' }),
  ),
  'DELETE /admin/users/{id}': remove(({ somebody }) => `/admin/users/${somebody.id}`),
  'POST /admin/users/{id}/password-reset-link': post(
    ({ somebody }) => `/admin/users/${somebody.id}/password-reset-link`,
  ),
  "POST /admin/users/{a full admin's id}/password-reset-link": post(
    ({ otherAdmin }) => `/admin/users/${otherAdmin.id}/password-reset-link`,
  ),
  'POST /admin/users/{id}/reset-two-step': post(({ somebody }) => `/admin/users/${somebody.id}/reset-two-step`),
  "POST /admin/users/{a full admin's id}/reset-two-step": post(
    ({ otherAdmin }) => `/admin/users/${otherAdmin.id}/reset-two-step`,
  ),
  'POST /admin/users/{id}/confirm-deletion': post(({ somebody }) => `/admin/users/${somebody.id}/confirm-deletion`),
  'POST /admin/users/{id}/refuse-deletion': post(
    ({ somebody }) => `/admin/users/${somebody.id}/refuse-deletion`,
    () => ({ reason: 'راسلنا أولًا' }),
  ),
  'POST /admin/logout-user/{id}': post(({ somebody }) => `/admin/logout-user/${somebody.id}`),
  "POST /admin/logout-user/{a full admin's id}": post(({ otherAdmin }) => `/admin/logout-user/${otherAdmin.id}`),
  'GET /users/{own id}/quiz-results': get((_, me) => `/users/${me.id}/quiz-results`),
  "GET /users/{another's id}/quiz-results": get(({ somebody }) => `/users/${somebody.id}/quiz-results`),

  'GET /main-categories': get(() => '/main-categories'),
  'GET /main-categories/{main_category of A}': get(({ categories }) => `/main-categories/${categories.mainId}`),
  'POST /main-categories': send('/main-categories', () => ({ name: 'مهارات' })),
  'PUT /main-categories/{id}': put(
    ({ categories }) => `/main-categories/${categories.mainId}`,
    () => ({ name: 'مهارات' }),
  ),
  'DELETE /main-categories/{id}': remove(({ categories }) => `/main-categories/${categories.emptyMainId}`),
  'GET /categories': get(() => '/categories'),
  'GET /categories/{category of A}': get(({ categories }) => `/categories/${categories.categoryId}`),
  'POST /categories': send('/categories', ({ categories }) => ({
    name: 'الفيزياء',
    main_category_id: String(categories.mainId),
  })),
  'POST /categories/{id}': post(
    ({ categories }) => `/categories/${categories.categoryId}`,
    ({ categories }) => ({ name: 'الفيزياء', main_category_id: categories.mainId }),
  ),
  'DELETE /categories/{id}': remove(({ categories }) => `/categories/${categories.emptyCategoryId}`),

  'GET /home': get(() => '/home'),
  'GET /courses': get(() => '/courses'),
  'GET /courses/{A}': get(() => '/courses/course-a'),
  'GET /public/courses/{A}': get(() => '/public/courses/course-a'),
  'POST /courses': send('/courses', ({ people, categories }) => ({
    name: 'التفاضل',
    slug: 'calculus-one',
    description: 'شرح مبسّط',
    price: '250',
    user_id: String(people.owner.id),
    'categories[]': String(categories.categoryId),
  })),
  'POST /courses/{id}': send(
    ({ a }) => `/courses/${a.id}`,
    () => ({ price: '1' }),
  ),
  'DELETE /courses/{id}': remove(({ a }) => `/courses/${a.id}`),
  'GET /courses/{A}/users': get(({ a }) => `/courses/${a.id}/users`),
  'DELETE /courses/{A}/users/{id}': remove(({ a, somebody }) => `/courses/${a.id}/users/${somebody.id}`),
  'POST /user-courses': post('/user-courses', ({ b, somebody }) => ({
    user_id: somebody.id,
    course_id: b.id,
    pending: 1,
  })),
  'POST /user-courses for oneself': post('/user-courses', ({ b }, me) => ({
    user_id: me.id,
    course_id: b.id,
    pending: 1,
  })),
  'POST /user-courses/add-multiple': post('/user-courses/add-multiple', ({ b, somebody }) => ({
    user_id: somebody.id,
    course_ids: [b.id],
  })),

  'GET /courses/{A}/videos': get(({ a }) => `/courses/${a.id}/videos`),
  'GET /courses/{A}/videos/{video of A}': get(({ a, video }) => `/courses/${a.id}/videos/${video}`),
  'GET /courses/{A}/videos/{video_free of A}': get(({ a, freeVideo }) => `/courses/${a.id}/videos/${freeVideo}`),
  'GET /public/courses/{A}/videos/{video of A}': get(({ video }) => `/public/courses/course-a/videos/${video}`),
  'GET /public/courses/{A}/videos/{video_free of A}': get(
    ({ freeVideo }) => `/public/courses/course-a/videos/${freeVideo}`,
  ),
  'GET /public/courses/{B}/videos/{video_free of A}': get(
    ({ b, freeVideo }) => `/public/courses/${b.slug}/videos/${freeVideo}`,
  ),
  'GET /courses/{B}/videos/{video of A}': get(({ b, video }) => `/courses/${b.id}/videos/${video}`),
  'POST /videos': send('/videos', ({ a }) => ({
    course_id: String(a.id),
    title: 'درس',
    url: 'algebra-01',
    website_url: 'algebra-01',
    is_free: '0',
  })),
  'POST /videos/{id}': send(
    ({ video }) => `/videos/${video}`,
    ({ a }) => ({ course_id: String(a.id), title: 'درس آخر', url: 'algebra-02', is_free: '1' }),
  ),
  'DELETE /videos/{id}': remove(({ video }) => `/videos/${video}`),

  'PUT /videos/{id}/captions/{language}': ({ video }) => ({
    method: 'PUT',
    path: `/videos/${video}/captions/en`,
    form: { file: new File(['WEBVTT\n\n00:00.000 --> 00:02.000\nWelcome'], 'lesson.vtt', { type: 'text/vtt' }) },
  }),
  'DELETE /videos/{id}/captions/{language}': remove(({ video }) => `/videos/${video}/captions/ar`),

  'GET /embed-metadata': get(() => '/embed-metadata?url=https://youtu.be/dQw4w9WgXcQ'),
  'POST /video-uploads': post('/video-uploads', () => ({ media_type: 'video/mp4', size: 1_000 })),
  'DELETE /video-uploads/{upload of another}': remove(({ upload }) => `/video-uploads/${upload}`),

  'GET /courses/{A}/records': get(({ a }) => `/courses/${a.id}/records`),
  'GET /courses/{A}/records/{record of A}': get(({ a, record }) => `/courses/${a.id}/records/${record}`),
  'GET /courses/{B}/records/{record of A}': get(({ b, record }) => `/courses/${b.id}/records/${record}`),
  'POST /records': send('/records', ({ a }) => ({ course_id: String(a.id), title: 'تسجيل', url: 'record-01' })),
  'POST /records/{id}': send(
    ({ record }) => `/records/${record}`,
    ({ a }) => ({ course_id: String(a.id), title: 'تسجيل آخر' }),
  ),
  'DELETE /records/{id}': remove(({ record }) => `/records/${record}`),

  'GET /courses/{A}/pdfs': get(({ a }) => `/courses/${a.id}/pdfs`),
  'GET /courses/{A}/pdfs/{pdf of A}': get(({ a, pdf: id }) => `/courses/${a.id}/pdfs/${id}`),
  'GET /courses/{B}/pdfs/{pdf of A}': get(({ b, pdf: id }) => `/courses/${b.id}/pdfs/${id}`),
  'POST /pdfs': send('/pdfs', ({ a }) => ({ course_id: String(a.id), title: 'ملزمة', url: pdf() })),
  'POST /pdfs/{id}': send(
    ({ pdf: id }) => `/pdfs/${id}`,
    ({ a }) => ({ course_id: String(a.id), title: 'ملزمة أخرى' }),
  ),
  'DELETE /pdfs/{id}': remove(({ pdf: id }) => `/pdfs/${id}`),

  'GET /courses/{A}/summaries/{summary of A}': get(({ a, summary }) => `/courses/${a.id}/summaries/${summary}`),
  'GET /courses/{B}/summaries/{summary of A}': get(({ b, summary }) => `/courses/${b.id}/summaries/${summary}`),
  'POST /summaries': send('/summaries', ({ a }) => ({
    course_id: String(a.id),
    lecture_name: 'المحاضرة الثانية',
    pdf: pdf(),
  })),
  'DELETE /summaries/{id}/reaction': remove(({ summary }) => `/summaries/${summary}/reaction`),
  'POST /summaries/{own}': send(
    ({ ownSummaries }, me) => `/summaries/${ownSummaries.get(me.id)}`,
    () => ({ lecture_name: 'الباب الثاني', pdf: pdf() }),
  ),
  "POST /summaries/{another's}": send(
    ({ summary }) => `/summaries/${summary}`,
    () => ({ lecture_name: 'الباب الثاني' }),
  ),
  "DELETE /summaries/{another's}": remove(({ summary }) => `/summaries/${summary}`),
  'DELETE /summaries/{own}': remove(({ ownSummaries }, me) => `/summaries/${ownSummaries.get(me.id)}`),
  'PUT /summaries/{id}/report': put(
    ({ summary }) => `/summaries/${summary}/report`,
    () => ({ reason: 'wrong', note: 'الصفحة الثانية' }),
  ),
  'PUT /summaries/{own}/report': put(
    ({ ownSummaries }, me) => `/summaries/${ownSummaries.get(me.id)}/report`,
    () => ({ reason: 'wrong' }),
  ),
  'GET /summaries/{id}/reports': get(({ summary }) => `/summaries/${summary}/reports`),
  'DELETE /summaries/{id}/reports': remove(({ summary }) => `/summaries/${summary}/reports`),
  'POST /reacts': post('/reacts', ({ summary }) => ({ summary_id: summary, reaction: 'love' })),

  'GET /courses/{A}/quizzes': get(({ a }) => `/courses/${a.id}/quizzes`),
  'GET /courses/{A}/quizzes/{quiz of A}': get(({ a, quizId }) => `/courses/${a.id}/quizzes/${quizId}`),
  'GET /courses/{B}/quizzes/{quiz of A}': get(({ b, quizId }) => `/courses/${b.id}/quizzes/${quizId}`),
  'GET /courses/{A}/quizzes/{quiz of A}/users': get(({ a, quizId }) => `/courses/${a.id}/quizzes/${quizId}/users`),
  'POST /quizzes': send('/quizzes', ({ a }) => ({
    course_id: String(a.id),
    title: 'اختبار',
    description: 'على الباب الأول',
  })),
  'PUT /quizzes/{id}': put(
    ({ quizId }) => `/quizzes/${quizId}`,
    ({ a }) => ({ course_id: a.id, title: 'اختبار آخر' }),
  ),
  'PUT /quizzes/{id}, course_id of another course': put(
    ({ quizId }) => `/quizzes/${quizId}`,
    ({ b }) => ({ course_id: b.id, title: 'اختبار آخر' }),
  ),
  'DELETE /quizzes/{id}': remove(({ quizId }) => `/quizzes/${quizId}`),
  'GET /quizzes/{quiz of A}/questions': get(({ quizId }) => `/quizzes/${quizId}/questions`),
  'POST /quizzes/{quiz of A}/questions': send(
    ({ quizId }) => `/quizzes/${quizId}/questions`,
    ({ quizId }) => ({ quiz_id: String(quizId), question_text: 'كم؟', type: 'multiple_choice' }),
  ),
  'GET /questions/{question of A}': get(({ question }) => `/questions/${question.id}`),
  'PUT /questions/{id}': put(
    ({ question }) => `/questions/${question.id}`,
    ({ a }) => ({ course_id: a.id, question_text: 'كم يساوي؟' }),
  ),
  'DELETE /questions/{id}': remove(({ question }) => `/questions/${question.id}`),
  'GET /questions/{question of A}/options': get(({ question }) => `/questions/${question.id}/options`),
  'POST /questions/{id}/options': post(
    ({ question }) => `/questions/${question.id}/options`,
    () => ({ options: set }),
  ),
  'GET /options/{option of A}': get(({ question }) => `/options/${question.optionIds[0]}`),
  'PUT /options/{id}': put(
    ({ question }) => `/options/${question.optionIds[0]}`,
    () => ({ option_text: 'الأول', is_correct: 1 }),
  ),
  'DELETE /options/{id}': remove(({ question }) => `/options/${question.optionIds[0]}`),
  'POST /quiz-results': post('/quiz-results', ({ quizId }) => ({
    quiz_id: quizId,
    attempt_key: crypto.randomUUID(),
    answers: [],
  })),
  "POST /quiz-results with another's user_id": post('/quiz-results', ({ quizId, somebody }) => ({
    quiz_id: quizId,
    user_id: somebody.id,
    mark: 2,
    attempt_key: crypto.randomUUID(),
    answers: [],
  })),
  'PUT /quizzes/{id}/order': put(
    ({ quizId }) => `/quizzes/${quizId}/order`,
    ({ question, otherQuestion }) => ({ question_ids: [otherQuestion.id, question.id] }),
  ),
  'POST /questions/{id}/duplicate': post(({ question }) => `/questions/${question.id}/duplicate`),
  'GET /quizzes/{id}/attempts': get(({ quizId }) => `/quizzes/${quizId}/attempts`),

  'GET /quizzes/{id}/attempts/{own}': get(({ quizId, ownAttempt }) => `/quizzes/${quizId}/attempts/${ownAttempt}`),
  'GET /courses/{A}/quizzes/{quiz of A}/answers': get(({ a, quizId }) => `/courses/${a.id}/quizzes/${quizId}/answers`),

  "GET storage path of A's image": get(() => '/../storage/courses/a-960.webp'),
  'GET the bare path of a pdf file': get(() => `/../media/${secretFileKeys.pdf}`),
  'GET the bare path of a summary file': get(() => `/../media/${secretFileKeys.summary}`),
  'GET the bare path of captions': get(() => `/../media/${secretFileKeys.captions}`),
  'GET the bare path of a record file': get(() => `/../media/${secretFileKeys.record}`),
  'GET /settings': get(() => '/settings'),
  'GET /slugs/{slug}': get(() => '/slugs/calculus-one'),
  'GET /me/progress': get(() => '/me/progress'),
  'PUT /me/progress, video of A': put(
    () => '/me/progress',
    ({ video }) => ({ positions: [{ video_id: video, position: 90, age_ms: 0 }] }),
  ),
  'PUT /me/progress, video_free of A': put(
    () => '/me/progress',
    ({ freeVideo }) => ({ positions: [{ video_id: freeVideo, position: 90, age_ms: 0 }] }),
  ),
  'GET /courses/{A}/progress': get(({ a }) => `/courses/${a.id}/progress`),
  'GET /courses/{A}/progress/statistics': get(({ a }) => `/courses/${a.id}/progress/statistics`),
  'GET /courses/{A}/units': get(() => '/courses/course-a/units'),
  'PUT /courses/{A}/units': put(
    ({ a }) => `/courses/${a.id}/units`,
    ({ video, quizId }) =>
      toUnits([
        { kind: 'video', id: video },
        { kind: 'quiz', id: quizId },
      ]),
  ),
  'PUT /courses/{B}/units, video of A': put(
    ({ b }) => `/courses/${b.id}/units`,
    ({ video }) => toUnits([{ kind: 'video', id: video }]),
  ),
  'GET /overview': get(() => '/overview'),
  'GET /audit-entries': get(() => '/audit-entries'),
  'GET /losses, of the course A': get(({ a }) => `/losses?of=courses&ids=${a.id}`),
  'GET /losses, of an account': get(({ somebody }) => `/losses?of=users&ids=${somebody.id}`),
  'GET /losses, of a quiz of A': get(({ quizId }) => `/losses?of=quizzes&ids=${quizId}`),
  'GET /losses, of a question of A': get(({ question }) => `/losses?of=questions&ids=${question.id}`),
};
