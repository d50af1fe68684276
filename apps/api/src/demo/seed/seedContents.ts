import { foldArabic } from '@fanous/arabic/fold';
import type { Db } from '../../db/database.ts';
import { mediaTypeOf } from '../../storage/fileTypes.ts';
import type { DemoCourse } from '../content/types.ts';
import { byTime, idOf, insertRows } from './insertRows.ts';

/** What the rows call a file of the demo. Many rows share one. */
export const demoFileKey = (file: string): string => `demo/${file}`;

const titled = ({ title, createdAt }: { title: string; createdAt: Date }) => ({
  title,
  title_fold: foldArabic(title),
  created_at: createdAt.toISOString(),
});

/** Adds what lies in the courses, apart from quizzes. */
export async function seedContents(
  db: Db,
  courses: DemoCourse[],
  courseIds: ReadonlyMap<string, number>,
  people: ReadonlyMap<string, number>,
): Promise<void> {
  const each = <S, R>(pick: (course: DemoCourse) => S[], make: (item: S) => R) =>
    courses.flatMap((course) =>
      pick(course).map((item) => ({ course_id: idOf(courseIds, course.slug), ...make(item) })),
    );
  await insertRows(
    db,
    'videos',
    each(
      ({ videos }) => videos,
      (video) => ({ ...titled(video), url: video.url, website_url: video.websiteUrl, is_free: video.isFree }),
    ),
  );
  await insertRows(
    db,
    'records',
    each(
      ({ records }) => records,
      (record) => ({
        ...titled(record),
        url: record.url,
        website_url: record.websiteUrl,
        file_key: record.file && demoFileKey(record.file),
        file_type: record.file && mediaTypeOf(record.file),
        is_home: record.isHome,
        is_revision: record.isRevision,
      }),
    ),
  );
  await insertRows(
    db,
    'pdfs',
    each(
      ({ pdfs }) => pdfs,
      (pdf) => ({ ...titled(pdf), file_key: demoFileKey(pdf.file) }),
    ),
  );
  await seedSummaries(db, courses, courseIds, people);
}

async function seedSummaries(
  db: Db,
  courses: DemoCourse[],
  courseIds: ReadonlyMap<string, number>,
  people: ReadonlyMap<string, number>,
): Promise<void> {
  const summaries = byTime(
    courses.flatMap(({ slug, summaries }) => summaries.map((summary) => ({ ...summary, course: slug }))),
  );
  const ids = await insertRows(
    db,
    'summaries',
    summaries.map((summary) => ({
      course_id: idOf(courseIds, summary.course),
      user_id: idOf(people, summary.author),
      lecture_name: summary.lectureName,
      lecture_name_fold: foldArabic(summary.lectureName),
      file_key: demoFileKey(summary.file),
      created_at: summary.createdAt.toISOString(),
    })),
  );
  const reacts = summaries.flatMap(({ reacts }, index) =>
    reacts.map(({ student, reaction }) => ({ summary_id: ids[index] ?? 0, user_id: idOf(people, student), reaction })),
  );
  if (reacts.length > 0) await db.insertInto('reacts').values(reacts).execute();
}
