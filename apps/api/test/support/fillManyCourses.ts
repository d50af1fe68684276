import { sql } from 'kysely';
import { fillLargeDemo } from '../../src/demo/large/fillLarge.ts';
import { getSeededRandom } from '../../src/demo/content/seededRandom.ts';
import type { Db } from '../../src/db/database.ts';

const teachers = 400;
const usersPerTeacher = 50;
const lessonsPerCourse = 3;
const wordsPerLesson = 3;
const vocabularySize = 30_000;
const letters = Array.from('ابتجحدرسشصعفقكلمنهوي');

/**
 * Fills a database with courses, and with lessons of many different words, a few of which are frequent. Without such words, near
 * matches would have nothing to search.
 */
export async function fillManyCourses(db: Db, courses: number): Promise<void> {
  await db.transaction().execute(async (db) => {
    await fillLargeDemo(db, { users: teachers * usersPerTeacher, courses, enrolments: 0, results: 0 });
    // One statement for all courses is much faster than the triggers.
    await sql`alter table videos disable trigger user`.execute(db);
    await addLessons(db);
    await sql`alter table videos enable trigger user`.execute(db);
    await sql`select refresh_course_search(array(select id from courses))`.execute(db);
  });
  await sql`vacuum analyze`.execute(db);
}

async function addLessons(db: Db): Promise<void> {
  const words = Array.from({ length: vocabularySize }, (_, index) => createWord(index));
  // The square makes the first words frequent, as in a language.
  const title = sql.join(
    Array.from(
      { length: wordsPerLesson },
      () => sql`(${words}::text[])[1 + floor(${sql.lit(vocabularySize)} * random() ^ 2)::int]`,
    ),
    sql` || ' ' || `,
  );
  await sql`select setseed(0.5)`.execute(db);
  await sql`
    with lessons as materialized (
      select courses.id as course_id, ${title} as title
      from courses, generate_series(1, ${lessonsPerCourse})
    )
    insert into videos (course_id, title, title_fold) select course_id, title, title from lessons
  `.execute(db);
}

/** Creates a word of three to nine letters. */
function createWord(index: number): string {
  const length = 3 + Math.floor(getSeededRandom('length', index) * 7);
  const pick = (place: number) => letters[Math.floor(getSeededRandom(index, place) * letters.length)] ?? '';
  return Array.from({ length }, (_, place) => pick(place)).join('');
}

/** Gets every thousandth word that lessons have, for searches. */
export const sampleVocabulary = Array.from({ length: vocabularySize / 1_000 }, (_, index) => createWord(index * 1_000));
