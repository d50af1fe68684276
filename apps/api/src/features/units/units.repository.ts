import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { executeShared } from '../../db/sharedQueries.ts';
import { recordFieldChange } from '../audit/auditContext.ts';
import type { CourseKey } from '../courses/courseKey.ts';

/** The kinds of items that a unit may have. */
export type UnitItemKind = 'video' | 'record' | 'pdf' | 'quiz';

/** An item of a unit. */
export interface UnitItem {
  kind: UnitItemKind;
  id: number;
}

/** A unit with its items, in order. */
export interface Unit {
  title: string;
  items: UnitItem[];
}

/** All units of a course. */
export interface CourseUnits {
  course_id: number;
  version: number;
  units: Unit[];
}

const tables = { video: 'videos', record: 'records', pdf: 'pdfs', quiz: 'quizzes' } as const;
const kinds = ['video', 'record', 'pdf', 'quiz'] as const satisfies UnitItemKind[];

/** Finds the units of a course. Undefined if the course does not exist. */
export async function findCourseUnits(db: Db, key: CourseKey): Promise<CourseUnits | undefined> {
  // One query, so that the version is that of these units.
  const rows = await executeShared(
    db,
    db
      .selectFrom('courses')
      .leftJoin('course_units', 'course_units.course_id', 'courses.id')
      .leftJoin('course_unit_items', 'course_unit_items.unit_id', 'course_units.id')
      .where('slug' in key ? 'courses.slug' : 'courses.id', '=', 'slug' in key ? key.slug : key.id)
      .select([
        'courses.id as course_id',
        'courses.units_version as version',
        'course_units.id as unit_id',
        'course_units.title',
        'course_unit_items.video_id',
        'course_unit_items.record_id',
        'course_unit_items.pdf_id',
        'course_unit_items.quiz_id',
      ])
      .orderBy('course_units.position')
      .orderBy('course_unit_items.position'),
  );
  const [course] = rows;
  if (!course) return undefined;
  const units = new Map<number, Unit>();
  for (const { unit_id, title, ...ids } of rows) {
    if (unit_id === null || title === null) continue;
    const unit = units.get(unit_id) ?? { title, items: [] };
    units.set(unit_id, unit);
    const kind = kinds.find((each) => ids[`${each}_id`] !== null);
    const id = kind && ids[`${kind}_id`];
    if (kind && id) unit.items.push({ kind, id });
  }
  return { course_id: course.course_id, version: course.version, units: [...units.values()] };
}

/**
 * Locks a course, so that its items and units do not change until the transaction ends. Returns the version of the units. It takes
 * the lock of an update, `for no key update`: a second caller can wait for it, although both have read the course `for key share`.
 */
export async function lockCourseUnits(db: Db, courseId: number): Promise<number | undefined> {
  const course = await db
    .selectFrom('courses')
    .where('id', '=', courseId)
    .select('units_version')
    .forNoKeyUpdate()
    .executeTakeFirst();
  return course?.units_version;
}

/** Returns the ids of a kind that are items of a course. */
export async function listItemIdsInCourse(
  db: Db,
  courseId: number,
  kind: UnitItemKind,
  ids: readonly number[],
): Promise<Set<number>> {
  const rows = await db
    .selectFrom(tables[kind])
    .where('course_id', '=', courseId)
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .select('id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Lists the units of a course as an audit entry shows them: each title with the titles of its items. */
async function describeUnits(db: Db, courseId: number): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select concat_ws(': ', unit.title, string_agg(coalesce(videos.title, records.title, pdfs.title, quizzes.title), '، ' order by item.position))
      as text
    from course_units as unit
    left join course_unit_items as item on item.unit_id = unit.id
    left join videos on videos.id = item.video_id
    left join records on records.id = item.record_id
    left join pdfs on pdfs.id = item.pdf_id
    left join quizzes on quizzes.id = item.quiz_id
    where unit.course_id = ${courseId} group by unit.id order by unit.position
  `.execute(db);
  return rows.map(({ text }) => text);
}

/** Replaces the units of a locked course, whose items have been checked, and increases their version. */
export async function replaceCourseUnits(db: Db, courseId: number, units: readonly Unit[]): Promise<void> {
  const before = await describeUnits(db, courseId);
  await db
    .updateTable('courses')
    .set({ units_version: sql<number>`units_version + 1` })
    .where('id', '=', courseId)
    .execute();
  await db.deleteFrom('course_units').where('course_id', '=', courseId).execute();
  await insertUnits(db, courseId, units);
  const after = await describeUnits(db, courseId);
  await recordFieldChange(db, { targetType: 'course', targetId: courseId, field: 'units', before, after });
}

/** Adds the units of a course that has none. */
export async function insertUnits(db: Db, courseId: number, units: readonly Unit[]): Promise<void> {
  if (units.length === 0) return;
  const added = await db
    .insertInto('course_units')
    .values(units.map(({ title }, position) => ({ course_id: courseId, title, position })))
    .returning(['id', 'position'])
    .execute();
  const items = added.flatMap(({ id: unit_id, position: at }) =>
    (units[at]?.items ?? []).map(({ kind, id }, position) => ({ unit_id, position, [`${kind}_id`]: id })),
  );
  if (items.length > 0) await db.insertInto('course_unit_items').values(items).execute();
}
