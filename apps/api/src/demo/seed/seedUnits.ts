import type { Db } from '../../db/database.ts';
import { insertUnits } from '../../features/units/units.repository.ts';
import type { UnitItem } from '../../features/units/units.repository.ts';
import type { DemoCourse, DemoUnitItem } from '../content/types.ts';
import { getSeededId } from './insertRows.ts';

const tables = { video: 'videos', record: 'records', pdf: 'pdfs', quiz: 'quizzes' } as const;

/** Adds the units of the courses that have some. Their items exist already. */
export async function seedUnits(db: Db, courses: DemoCourse[], courseIds: ReadonlyMap<string, number>): Promise<void> {
  for (const { slug, units } of courses) {
    const courseId = getSeededId(courseIds, slug);
    const seeded = [];
    for (const { title, items } of units) {
      const found: UnitItem[] = [];
      for (const item of items) found.push(await findSeededItem(db, courseId, item));
      seeded.push({ title, items: found });
    }
    await insertUnits(db, courseId, seeded);
  }
}

async function findSeededItem(db: Db, courseId: number, item: DemoUnitItem): Promise<UnitItem> {
  const [kind, place] = item.split(' ') as [keyof typeof tables, string];
  const { id } = await db
    .selectFrom(tables[kind])
    .where('course_id', '=', courseId)
    .select('id')
    .orderBy('id')
    .offset(Number(place) - 1)
    .limit(1)
    .executeTakeFirstOrThrow();
  return { kind, id };
}
