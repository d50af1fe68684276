import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { courseCardColumns } from '../courses/courseCards.ts';

const maxStartedCourses = 100;

const progressColumns = [
  'video_progress.video_id',
  'video_progress.position',
  'video_progress.duration',
  'video_progress.is_watched',
  'video_progress.played_at',
] as const;

/** Whether a user has a row of `courses`: bought, received or created it, or is a full admin. */
const hasCourse = (userId: number, hasEveryCourse: boolean) => sql<boolean>`(
  ${hasEveryCourse} or courses.user_id = ${userId} or exists (
    select from user_courses as link where link.course_id = courses.id and link.user_id = ${userId}
  )
)`;

// The place of a video in its course: by unit and place in the unit. Videos outside of units come last, by id.
const unitPlace = sql<number>`coalesce(course_units.position, 2147483647)`;
const itemPlace = sql<number>`coalesce(course_unit_items.position, 0)`;
const selectVideosWithPlaces = (db: Db) =>
  db
    .selectFrom('videos')
    .leftJoin('course_unit_items', 'course_unit_items.video_id', 'videos.id')
    .leftJoin('course_units', 'course_units.id', 'course_unit_items.unit_id');

/** Lists the courses that a user has and has begun to watch, latest first, each with the video to continue with. */
export function listStartedCourses(db: Db, userId: number, hasEveryCourse: boolean) {
  return db
    .with('started', (query) =>
      query
        .selectFrom('video_progress')
        .where('user_id', '=', userId)
        .groupBy('course_id')
        .select([
          'course_id',
          sql<string>`max(played_at)`.as('played_at'),
          sql<number>`(count(*) filter (where is_watched))::integer`.as('watched_count'),
          sql<number>`(array_agg(video_id order by played_at desc, video_id desc))[1]`.as('last_video_id'),
        ]),
    )
    .selectFrom('started')
    .innerJoin('courses', 'courses.id', 'started.course_id')
    .innerJoin('users', 'users.id', 'courses.user_id')
    .leftJoinLateral(
      selectVideosWithPlaces(db)
        .where('videos.id', '=', sql.ref<number>('started.last_video_id'))
        .select([unitPlace.as('unit_place'), itemPlace.as('item_place')])
        .as('last'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      selectVideosWithPlaces(db)
        .leftJoin('video_progress', (join) =>
          join.onRef('video_progress.video_id', '=', 'videos.id').on('video_progress.user_id', '=', userId),
        )
        .where('videos.course_id', '=', sql.ref<number>('courses.id'))
        .where(sql<boolean>`not coalesce(video_progress.is_watched, false)`)
        .select([
          'videos.id as next_id',
          'videos.title as next_title',
          sql<number>`coalesce(video_progress.position, 0)`.as('next_position'),
          'video_progress.duration as next_duration',
        ])
        // The last one itself, those after it, and then from the start of the course.
        .orderBy(
          sql`(${unitPlace}, ${itemPlace}, videos.id) < (last.unit_place, last.item_place, started.last_video_id)`,
        )
        .orderBy(unitPlace)
        .orderBy(itemPlace)
        .orderBy('videos.id')
        .limit(1)
        .as('next'),
      (join) => join.onTrue(),
    )
    .where(hasCourse(userId, hasEveryCourse))
    .select(courseCardColumns)
    .select([
      'started.played_at',
      'started.watched_count',
      'next.next_id',
      'next.next_title',
      'next.next_position',
      'next.next_duration',
    ])
    .orderBy('started.played_at', 'desc')
    .orderBy('courses.id', 'desc')
    .limit(maxStartedCourses)
    .execute();
}

/** Lists a user's progress in the videos of a course. `includesOnlyFree` leaves out those that need the course. */
export function listCourseProgress(db: Db, userId: number, courseId: number, includesOnlyFree: boolean) {
  let rows = db
    .selectFrom('video_progress')
    .innerJoin('videos', 'videos.id', 'video_progress.video_id')
    .where('video_progress.user_id', '=', userId)
    .where('video_progress.course_id', '=', courseId);
  if (includesOnlyFree) rows = rows.where('videos.is_free', '=', true);
  return rows.select(progressColumns).orderBy('video_progress.video_id').execute();
}

/** The number of videos of a course. */
export async function readVideosCount(db: Db, courseId: number): Promise<number> {
  const course = await db
    .selectFrom('courses')
    .where('id', '=', courseId)
    .select('videos_count')
    .executeTakeFirstOrThrow();
  return course.videos_count;
}

/** A video of a request, with the user's rights. */
export interface RequestedVideo {
  id: number;
  course_id: number;
  can_watch: boolean;
}

/**
 * Locks videos and their courses, so that they are not deleted and the user's rights do not change until the transaction ends.
 * Returns those that exist. Courses are locked first and in the order of ids, as everywhere, to avoid deadlocks.
 */
export async function lockVideosAndReadRights(
  db: Db,
  videoIds: readonly number[],
  userId: number,
  hasEveryCourse: boolean,
): Promise<RequestedVideo[]> {
  const ids = sql`${[...videoIds]}::bigint[]`;
  await sql`
    select id from courses where id in (select course_id from videos where id = any(${ids})) order by id for key share
  `.execute(db);
  const { rows } = await sql<RequestedVideo>`
    select videos.id, videos.course_id,
      videos.is_free or ${hasCourse(userId, hasEveryCourse)} as can_watch
    from videos join courses on courses.id = videos.course_id
    where videos.id = any(${ids}) order by videos.id for key share of videos
  `.execute(db);
  return rows;
}

/** A position to save. */
export interface NewPosition {
  videoId: number;
  courseId: number;
  position: number;
  duration: number | null;
  isWatched: boolean;
  /** How long ago the position was reached. */
  ageMs: number;
}

/** Saves positions that are later than the stored ones. Returns what is stored then. Call it in a transaction that has locked the videos. */
export async function savePositions(db: Db, userId: number, positions: readonly NewPosition[]) {
  const getColumn = <K extends keyof NewPosition>(key: K) => positions.map((position) => position[key]);
  const videoIds = sql`${getColumn('videoId')}::bigint[]`;
  const isLater = sql`excluded.played_at > stored.played_at`;
  await sql`
    insert into video_progress as stored (user_id, video_id, course_id, position, duration, is_watched, played_at)
    select ${userId}, sent.video_id, sent.course_id, least(sent.position, sent.duration), sent.duration, sent.is_watched,
      now() - sent.age * interval '1 millisecond'
    from unnest(
      ${videoIds}, ${getColumn('courseId')}::bigint[], ${getColumn('position')}::integer[],
      ${getColumn('duration')}::integer[], ${getColumn('isWatched')}::boolean[], ${getColumn('ageMs')}::bigint[]
    ) as sent (video_id, course_id, position, duration, is_watched, age)
    order by sent.video_id
    on conflict (user_id, video_id) do update set
      position = case when ${isLater} then excluded.position else stored.position end,
      duration = case when ${isLater} then coalesce(excluded.duration, stored.duration) else stored.duration end,
      is_watched = stored.is_watched or excluded.is_watched,
      played_at = greatest(excluded.played_at, stored.played_at)
    where ${isLater} or (excluded.is_watched and not stored.is_watched)
  `.execute(db);
  return db
    .selectFrom('video_progress')
    .where('user_id', '=', userId)
    .where(sql<boolean>`video_id = any(${videoIds})`)
    .select(progressColumns)
    .orderBy('video_id')
    .execute();
}

/** Counts how many subscribers of a course began and watched each video, and in which tenth of it the others stopped. */
export async function countVideoProgress(db: Db, courseId: number) {
  const tenths = sql.join(
    Array.from({ length: 10 }, (_, tenth) => sql`(count(*) filter (where tenth = ${sql.lit(tenth)}))::integer`),
  );
  const { rows } = await sql<{
    video_id: number;
    title: string;
    started_count: number;
    watched_count: number;
    stops: number[];
  }>`
    with watching as (
      select progress.video_id, is_watched,
        case when not is_watched then least(9, position::bigint * 10 / duration) end as tenth
      from video_progress as progress join user_courses using (user_id, course_id)
      where course_id = ${courseId}
    )
    select videos.id as video_id, videos.title, count(watching.video_id)::integer as started_count,
      (count(*) filter (where is_watched))::integer as watched_count, array[${tenths}] as stops
    from videos left join watching on watching.video_id = videos.id
    where videos.course_id = ${courseId} group by videos.id order by videos.id
  `.execute(db);
  return rows;
}

/** Counts the subscribers of a course, those who began a video, and those who watched all. */
export async function countSubscriberProgress(db: Db, courseId: number) {
  const { rows } = await sql<{ subscribers_count: number; started_count: number; finished_count: number }>`
    with watched as (
      select count(*) filter (where is_watched) as count
      from video_progress join user_courses using (user_id, course_id)
      where course_id = ${courseId} group by user_id
    )
    select users_count as subscribers_count, (select count(*)::integer from watched) as started_count,
      (select count(*)::integer from watched where count = videos_count) as finished_count
    from courses where id = ${courseId}
  `.execute(db);
  return rows[0];
}
