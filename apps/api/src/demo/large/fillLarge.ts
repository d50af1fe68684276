import { noPassword } from '../../features/auth/passwordRules.ts';
import { articleless, foldArabic } from '@fanous/arabic/fold';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { rebuildCounters } from '../../db/rebuildCounters.ts';
import { userSearchFold } from '../../features/users/userFields.ts';
import type { Role } from '../../db/tables.ts';
import { excerptOf } from '../../features/courses/excerpt.ts';
import { fillActivity } from './fillActivity.ts';
import { fillContents } from './fillContents.ts';
import { insertMany, newIds } from './insertMany.ts';
import { withoutSearchIndexes } from './searchIndexes.ts';
import { description, familyNames, fatherNames, givenNames, levels, subjects } from './words.ts';

/** How much of everything; what lies in courses follows from it. */
export interface LargeSize {
  users: number;
  courses: number;
  enrolments: number;
  results: number;
}

// Courses beyond these are empty: lists of courses grow with them, and nothing else.
const mostWithContents = 1_000;
const usersPerTeacher = 50;

/**
 * Adds people, courses and what they did, in bulk, with the folds and counts that the server would have stored. Nobody
 * of them can sign in. To be called in a transaction.
 */
export async function fillLarge(db: Db, size: LargeSize): Promise<void> {
  // Requests may not take this long, but these statements do.
  await sql`set local statement_timeout = 0`.execute(db);
  await withoutSearchIndexes(db, () => fillTables(db, size));
  await sql`analyze`.execute(db);
}

async function fillTables(db: Db, { users, courses, enrolments, results }: LargeSize): Promise<void> {
  const people = await fillUsers(db, users);
  const teachers = people.filter((_, at) => isTeacher(at));
  const students = people.filter((_, at) => !isTeacher(at));
  const categories = await fillCategories(db);
  const courseIds = await fillCourses(db, courses, teachers, categories);
  const open = courseIds.slice(0, mostWithContents);
  await fillContents(db, open);
  await fillActivity(db, { students, courses: open, enrolments, results });
  await rebuildCounters(db);
}

const isTeacher = (at: number) => at % usersPerTeacher === 0;
const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;

async function fillUsers(db: Db, count: number): Promise<number[]> {
  return newIds(db, 'users', () =>
    insertMany(db, 'users', count, (at) => {
      const names = [pick(givenNames, at), pick(fatherNames, Math.floor(at / givenNames.length))];
      const family = pick(familyNames, Math.floor(at / (givenNames.length * fatherNames.length)));
      const role: Role = isTeacher(at) ? 'teacher' : 'user';
      const user = {
        name: [...names, family].join(' '),
        email: `large-${at + 1}@example.com`,
        phone: `010${String(10_000_000 + at)}`,
        role,
      };
      return { ...user, password_hash: noPassword, search_fold: userSearchFold(user), ...timeOf(at, count) };
    }),
  );
}

async function fillCategories(db: Db): Promise<number[]> {
  const mains = await newIds(db, 'main_categories', () =>
    insertMany(db, 'main_categories', subjects.length, (at) => named(pick(subjects, at)[0])),
  );
  const below = subjects.flatMap(([, names], at) => names.map((name) => ({ name, main_category_id: mains[at] ?? 0 })));
  return newIds(db, 'categories', () =>
    insertMany(db, 'categories', below.length, (at) => {
      const { name, main_category_id } = pick(below, at);
      return { ...named(name), main_category_id };
    }),
  );
}

async function fillCourses(db: Db, count: number, teachers: number[], categories: number[]): Promise<number[]> {
  const names = subjects.flatMap(([, below]) => below);
  const ids = await newIds(db, 'courses', () =>
    insertMany(db, 'courses', count, (at) => {
      const level = pick(levels, Math.floor(at / names.length));
      const name = `${pick(names, at)} ${level} ${Math.floor(at / (names.length * levels.length)) + 1}`;
      return {
        ...named(name),
        name_bare: articleless(foldArabic(name)),
        user_id: pick(teachers, at),
        slug: `large-${at + 1}`,
        description,
        excerpt: excerptOf(description),
        price_piastres: (at % 20) * 2_500,
        ...timeOf(at, count),
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

const named = (name: string) => ({ name, name_fold: foldArabic(name) });

/** Spread over the last year, so that ids grow with time as they do in real use. */
function timeOf(at: number, count: number) {
  const year = 365 * 86_400_000;
  return { created_at: new Date(Date.now() - year + (year * at) / count).toISOString() };
}
