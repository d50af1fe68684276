import { rebuildAllCounts } from '../db/rebuildAllCounts.ts';
import { runTransactionWithRetries } from '../db/transaction.ts';
import type { Db } from '../db/database.ts';
import type { DemoContent } from './content/types.ts';
import { seedAttempts, seedEnrolments } from './seed/seedActivity.ts';
import { seedCategories, seedCourses } from './seed/seedCatalogue.ts';
import { seedContents } from './seed/seedContents.ts';
import { seedPeople } from './seed/seedPeople.ts';
import { seedProgress } from './seed/seedProgress.ts';
import { seedQuizzes } from './seed/seedQuizzes.ts';
import { seedUnits } from './seed/seedUnits.ts';

const marker = 'demo';

/** Whether the demo data was added to this database before. */
export async function isDemoSeeded(db: Db): Promise<boolean> {
  return (await db.selectFrom('meta').where('key', '=', marker).select('key').executeTakeFirst()) !== undefined;
}

/** Adds the demo data to an empty database, in one transaction. */
export async function seedDemo(db: Db, content: DemoContent): Promise<void> {
  await runTransactionWithRetries(db, async (db) => {
    // This comes first: of two servers that start together, one waits here and then violates the primary key.
    await db
      .insertInto('meta')
      .values({ key: marker, value: JSON.stringify({ version: 1 }) })
      .execute();
    const people = await seedPeople(db, content.people);
    const categories = await seedCategories(db, content.mainCategories);
    const courses = await seedCourses(db, content.courses, people, categories);
    await seedContents(db, content.courses, courses, people);
    const quizzes = await seedQuizzes(db, content.courses, courses);
    await seedUnits(db, content.courses, courses);
    await seedEnrolments(db, content.enrolments, people, courses);
    await seedAttempts(db, content.attempts, people, quizzes);
    await seedProgress(db, content.progress, people, courses);
    await rebuildAllCounts(db);
  });
}
