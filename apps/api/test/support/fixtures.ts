import { removeArticle, foldArabic } from '@fanous/arabic/fold';
import type { Db } from '../../src/db/database.ts';
import { rebuildAllCounts } from '../../src/db/rebuildAllCounts.ts';
import type { Role } from '../../src/db/tables.ts';
import { createSession } from '../../src/features/auth/sessions.repository.ts';
import { toExcerpt } from '../../src/features/courses/excerpt.ts';
import { insertUser } from '../../src/features/users/users.repository.ts';

let serial = 0;
const getNextNumber = () => (serial += 1);

let isRebuildDeferred = false;
const rebuildCounts = async (db: Db) => {
  if (!isRebuildDeferred) await rebuildAllCounts(db);
};

/** Runs `addRows` and rebuilds the counts once, not after each row that it adds with the functions of this file. */
export async function rebuildCountsOnce<T>(db: Db, addRows: () => Promise<T>): Promise<T> {
  isRebuildDeferred = true;
  const result = await addRows().finally(() => (isRebuildDeferred = false));
  await rebuildAllCounts(db);
  return result;
}

/** A signed-in account. */
export interface Person {
  id: number;
  token: string;
  email: string;
  name: string;
}

/** Adds a signed-in account, without hashing a password. */
export async function addPerson(
  db: Db,
  role: Role = 'user',
  given: { email?: string; name?: string; phone?: string } = {},
) {
  const email = given.email ?? `person-${getNextNumber()}@example.com`;
  const name = given.name ?? 'منى السيد';
  const user = await insertUser(db, { name, email, phone: given.phone ?? null, role, password_hash: 'of no password' });
  const person: Person = { id: user.id, email, name, token: await createSession(db, user.id) };
  return person;
}

/** Adds a main category with categories. Returns their ids. */
export async function addCategories(db: Db, mainName: string, names: string[]) {
  const main = await db
    .insertInto('main_categories')
    .values({ name: mainName, name_fold: foldArabic(mainName) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = names.map((name) => ({ name, name_fold: foldArabic(name), main_category_id: main.id }));
  const below = rows.length > 0 ? await db.insertInto('categories').values(rows).returning('id').execute() : [];
  await rebuildCounts(db);
  return { mainId: main.id, ids: below.map(({ id }) => id) };
}

interface GivenCourse {
  name?: string;
  slug?: string;
  description?: string;
  pounds?: number;
  categoryIds?: number[];
  createdAt?: string;
}

/** Adds a course. */
export async function addCourse(db: Db, ownerId: number, given: GivenCourse = {}) {
  const name = given.name ?? 'الجبر';
  const slug = given.slug ?? `course-${getNextNumber()}`;
  const description = given.description ?? 'شرح مبسّط للمنهج كله.';
  const { id } = await db
    .insertInto('courses')
    .values({
      user_id: ownerId,
      slug,
      name,
      name_fold: foldArabic(name),
      name_bare: removeArticle(foldArabic(name)),
      description,
      excerpt: toExcerpt(description),
      price_piastres: Math.round((given.pounds ?? 100) * 100),
      image: null,
      ...(given.createdAt !== undefined && { created_at: given.createdAt }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const links = (given.categoryIds ?? []).map((category_id, position) => ({ course_id: id, category_id, position }));
  if (links.length > 0) await db.insertInto('course_categories').values(links).execute();
  await rebuildCounts(db);
  return { id, slug, name };
}

/** Adds a video. */
export async function addVideo(db: Db, courseId: number, given: { title?: string; isFree?: boolean } = {}) {
  const title = given.title ?? 'المعادلات';
  const { id } = await db
    .insertInto('videos')
    .values({
      course_id: courseId,
      title,
      title_fold: foldArabic(title),
      url: `secret-url-${getNextNumber()}`,
      website_url: `secret-website-${getNextNumber()}`,
      is_free: given.isFree ?? false,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await rebuildCounts(db);
  return id;
}

/** A question of a fixture: the ids of its options and of the correct one. */
export interface AddedQuestion {
  id: number;
  optionIds: number[];
  correctOptionId: number;
}

/** Adds a quiz. Each entry is one question: its number of options; the second is the correct one. */
export async function addQuiz(db: Db, courseId: number, optionCounts: number[], title = 'اختبار الوحدة') {
  const { id } = await db
    .insertInto('quizzes')
    .values({ course_id: courseId, title, title_fold: foldArabic(title) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const questions: AddedQuestion[] = [];
  for (const [index, count] of optionCounts.entries()) questions.push(await addQuestion(db, id, index + 1, count));
  await rebuildCounts(db);
  return { id, questions };
}

async function addQuestion(db: Db, quizId: number, position: number, count: number): Promise<AddedQuestion> {
  const text = `سؤال ${position}`;
  const { id } = await db
    .insertInto('questions')
    .values({ quiz_id: quizId, question_text: text, question_text_fold: foldArabic(text), position })
    .returning('id')
    .executeTakeFirstOrThrow();
  const optionIds: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const option_text = `اختيار ${at + 1}`;
    const row = { question_id: id, option_text, option_text_fold: foldArabic(option_text), position: at + 1 };
    const added = await db
      .insertInto('options')
      .values({ ...row, is_correct: at === 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    optionIds.push(added.id);
  }
  return { id, optionIds, correctOptionId: optionIds[1] ?? 0 };
}

/** Subscribes a user to a course. */
export async function enrolUser(db: Db, userId: number, courseId: number): Promise<void> {
  await db.insertInto('user_courses').values({ user_id: userId, course_id: courseId }).execute();
  await rebuildCounts(db);
}
