import { rebuildCounters } from '../db/rebuildCounters.ts';
import { transaction } from '../db/transaction.ts';
import type { Db } from '../db/database.ts';
import type { DemoContent } from './content/types.ts';
import { seedAttempts, seedEnrolments } from './seed/seedActivity.ts';
import { seedCategories, seedCourses } from './seed/seedCatalogue.ts';
import { seedContents } from './seed/seedContents.ts';
import { seedPeople } from './seed/seedPeople.ts';
import { seedQuizzes } from './seed/seedQuizzes.ts';

const marker = 'demo';

/** Whether the demo data has been filled into this database, whatever has become of it since. */
export async function isSeeded(db: Db): Promise<boolean> {
  return (await db.selectFrom('meta').where('key', '=', marker).select('key').executeTakeFirst()) !== undefined;
}

/** Fills an empty database with the demo data, all of it or none. */
export async function seedDemo(db: Db, content: DemoContent): Promise<void> {
  await transaction(db, async (db) => {
    // First of all: of two servers that start together one waits here, and then breaks the key.
    await db
      .insertInto('meta')
      .values({ key: marker, value: JSON.stringify({ version: 1 }) })
      .execute();
    const people = await seedPeople(db, content.people);
    const categories = await seedCategories(db, content.mainCategories);
    const courses = await seedCourses(db, content.courses, people, categories);
    await seedContents(db, content.courses, courses, people);
    const quizzes = await seedQuizzes(db, content.courses, courses);
    await seedEnrolments(db, content.enrolments, people, courses);
    await seedAttempts(db, content.attempts, people, quizzes);
    await rebuildCounters(db);
  });
}
