import { unusablePasswordHash } from '../../features/auth/passwordRules.ts';
import { removeArticle, foldArabic } from '@fanous/arabic/fold';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { rebuildAllCounts } from '../../db/rebuildAllCounts.ts';
import { toUserSearchFold } from '../../features/users/userFields.ts';
import type { Role } from '../../db/tables.ts';
import { toExcerpt } from '../../features/courses/excerpt.ts';
import { fillEnrolmentsAndResults } from './fillEnrolmentsAndResults.ts';
import { fillContents } from './fillContents.ts';
import { insertGeneratedRows, collectNewIds } from './insertGeneratedRows.ts';
import { withoutSearchIndexes } from './searchIndexes.ts';
import { courseDescription, familyNames, fatherNames, givenNames, courseLevels, subjectGroups } from './words.ts';
import { unlimitedTimeSql } from '../../db/namedStatements.ts';

/** The numbers of rows. Each course has the same contents. */
export interface LargeDemoSize {
  users: number;
  courses: number;
  enrolments: number;
  results: number;
}

// Further courses are empty: they only make course lists longer.
const maxCoursesWithContents = 1_000;
const usersPerTeacher = 50;

/**
 * Adds people, courses and their activity in bulk, with the folded texts and counts that the server would store. These
 * accounts have no password. Call it in a transaction.
 */
export async function fillLargeDemo(db: Db, size: LargeDemoSize): Promise<void> {
  // These statements take longer than the timeout for requests.
  await sql.raw(unlimitedTimeSql).execute(db);
  await withoutSearchIndexes(db, () => fillTables(db, size));
  await sql`analyze`.execute(db);
}

async function fillTables(db: Db, { users, courses, enrolments, results }: LargeDemoSize): Promise<void> {
  const people = await fillUsers(db, users);
  const teachers = people.filter((_, index) => isTeacher(index));
  const students = people.filter((_, index) => !isTeacher(index));
  const categories = await fillCategories(db);
  const courseIds = await fillCourses(db, courses, teachers, categories);
  const open = courseIds.slice(0, maxCoursesWithContents);
  await fillContents(db, open);
  await fillEnrolmentsAndResults(db, { students, courses: open, enrolments, results });
  await rebuildAllCounts(db);
}

const isTeacher = (index: number) => index % usersPerTeacher === 0;
const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

async function fillUsers(db: Db, count: number): Promise<number[]> {
  return collectNewIds(db, 'users', () =>
    insertGeneratedRows(db, 'users', count, (index) => {
      const names = [pick(givenNames, index), pick(fatherNames, Math.floor(index / givenNames.length))];
      const family = pick(familyNames, Math.floor(index / (givenNames.length * fatherNames.length)));
      const role: Role = isTeacher(index) ? 'teacher' : 'user';
      const user = {
        name: [...names, family].join(' '),
        email: `large-${index + 1}@example.com`,
        phone: `010${String(10_000_000 + index)}`,
        role,
      };
      return {
        ...user,
        password_hash: unusablePasswordHash,
        search_fold: toUserSearchFold(user),
        ...getCreationTime(index, count),
      };
    }),
  );
}

async function fillCategories(db: Db): Promise<number[]> {
  const mains = await collectNewIds(db, 'main_categories', () =>
    insertGeneratedRows(db, 'main_categories', subjectGroups.length, (index) =>
      toNameColumns(pick(subjectGroups, index)[0]),
    ),
  );
  const subCategories = subjectGroups.flatMap(([, names], index) =>
    names.map((name) => ({ name, main_category_id: mains[index] ?? 0 })),
  );
  return collectNewIds(db, 'categories', () =>
    insertGeneratedRows(db, 'categories', subCategories.length, (index) => {
      const { name, main_category_id } = pick(subCategories, index);
      return { ...toNameColumns(name), main_category_id };
    }),
  );
}

async function fillCourses(db: Db, count: number, teachers: number[], categories: number[]): Promise<number[]> {
  const names = subjectGroups.flatMap(([, categoryNames]) => categoryNames);
  const ids = await collectNewIds(db, 'courses', () =>
    insertGeneratedRows(db, 'courses', count, (index) => {
      const level = pick(courseLevels, Math.floor(index / names.length));
      const name = `${pick(names, index)} ${level} ${Math.floor(index / (names.length * courseLevels.length)) + 1}`;
      return {
        ...toNameColumns(name),
        name_bare: removeArticle(foldArabic(name)),
        user_id: pick(teachers, index),
        slug: `large-${index + 1}`,
        description: courseDescription,
        excerpt: toExcerpt(courseDescription),
        price_piastres: (index % 20) * 2_500,
        ...getCreationTime(index, count),
      };
    }),
  );
  await sql`
    insert into course_categories (course_id, category_id)
    select course.id, (${categories}::bigint[])[1 + (course.n - 1) % ${categories.length}]
    from unnest(${ids}::bigint[]) with ordinality as course (id, n)
  `.execute(db);
  return ids;
}

const toNameColumns = (name: string) => ({ name, name_fold: foldArabic(name) });

/** Gets a time in the last year that grows with the id, as in real use. */
function getCreationTime(index: number, count: number) {
  const year = 365 * 86_400_000;
  return { created_at: new Date(Date.now() - year + (year * index) / count).toISOString() };
}
