import type { Db } from '@fanous/api/db/database';
import { createSession } from '@fanous/api/features/auth/sessions.repository';
import { listReadyQuestionsWithAnswers } from '@fanous/api/features/quizzes/quizzes.repository';
import { insertUser } from '@fanous/api/features/users/users.repository';
import { fatherNames, givenNames } from '@fanous/api/demo/large/words';
import type { RequestCase } from './requestCases.ts';

const studentCount = 50;
// More than fit into one second of cached responses, so that the cache does not hide the database.
const pages = [1, 2, 3, 4, 5];
const terms = ['فيزياء', 'الكيمياء', 'جبر ثانوي', 'مراجعة', 'سي بلس', 'تفاضل'];
const accountSearches = ['محمود علي', 'ساره', 'ابراهيم محمد', 'large-77', 'عبد الله', 'النجار'];

// None of these was searched in the last second, so the cache has none of them.
const uniqueAccountSearches = givenNames.flatMap((given) => fatherNames.map((father) => `${given} ${father}`));

const twentyPerPage = 'per_page=20';
const toSearchQuery = (search: string) => `search=${encodeURIComponent(search)}&${twentyPerPage}`;

/** Creates requests to a constant handler: the maximum of the contract layer. */
export const createConstantRequestCases = (): RequestCase[] => [
  {
    name: 'constant, 20 course cards',
    baseline: 'cards',
    method: 'GET',
    paths: ['/users/1'],
    tokens: ['x'.repeat(43)],
  },
  { name: 'constant, 20 accounts', baseline: 'people', method: 'GET', paths: ['/users'], tokens: ['x'.repeat(43)] },
];

/** Creates the requests to a filled server. */
export async function createRequestCases(db: Db): Promise<RequestCase[]> {
  const email = 'bench@example.com';
  const admin = await insertUser(db, { name: 'مدير القياس', email, phone: null, role: 'admin', password_hash: '!' });
  const token = await createSession(db, admin.id);
  const quiz = await db.selectFrom('quizzes').select(['id', 'course_id']).orderBy('id').executeTakeFirstOrThrow();
  const course = await db
    .selectFrom('courses')
    .where('id', '=', quiz.course_id)
    .select('slug')
    .executeTakeFirstOrThrow();
  const students = await db
    .selectFrom('users')
    .where('role', '=', 'user')
    .select('id')
    .orderBy('id')
    .limit(studentCount)
    .execute();
  const links = students.map(({ id }) => ({ user_id: id, course_id: quiz.course_id }));
  await db
    .insertInto('user_courses')
    .values(links)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const tokens = await Promise.all(students.map(({ id }) => createSession(db, id)));
  const questions = await listReadyQuestionsWithAnswers(db, quiz.id);
  const answers = questions.map(({ id, correct }) => ({ question_id: id, option_id: correct.id }));
  const read = { method: 'GET', baseline: 'cards', tokens: [] } as const;
  const admins = { method: 'GET', baseline: 'people', tokens: [token] } as const;
  return [
    { ...read, name: 'public course list', paths: [`/courses?${twentyPerPage}`] },
    {
      ...read,
      name: 'public course list, 5 pages',
      paths: pages.map((page) => `/courses?page=${page}&${twentyPerPage}`),
    },
    { ...read, name: 'public course search', paths: terms.map((term) => `/courses?${toSearchQuery(term)}`) },
    { ...admins, name: 'signed-in list (accounts)', paths: [`/users?${twentyPerPage}`] },
    {
      ...admins,
      name: 'signed-in search (accounts)',
      paths: accountSearches.map((name) => `/users?${toSearchQuery(name)}`),
    },
    {
      ...admins,
      name: 'signed-in search, never the same',
      paths: uniqueAccountSearches.map((name) => `/users?${toSearchQuery(name)}`),
    },
    { ...read, name: 'course page, visitor', paths: [`/public/courses/${course.slug}`] },
    { ...read, name: 'course page, signed in', paths: [`/courses/${course.slug}`], tokens },
    {
      ...read,
      name: 'quiz submit',
      method: 'POST',
      paths: ['/quiz-results'],
      tokens,
      body: { quiz_id: quiz.id, answers },
    },
  ];
}
