import { statSync } from 'node:fs';
import { join } from 'node:path';
import { foldArabic } from '@fanous/arabic/fold';
import type { Db } from '../../db/database.ts';
import { getMediaType } from '../../storage/fileTypes.ts';
import type { DemoCourse } from '../content/types.ts';
import { sortByCreatedAt, getSeededId, insertRows } from './insertRows.ts';

const mediaFolder = join(import.meta.dirname, '../media');

/** Converts the name of a demo file to its `file_key`. Many rows share a file. */
export const toDemoFileKey = (file: string): string => `demo/${file}`;

/** The name of the image of the first page of a PDF. */
export const toThumbnailName = (pdf: string): string => pdf.replace('.pdf', '.webp');

const toTitleColumns = ({ title, createdAt }: { title: string; createdAt: Date }) => ({
  title,
  title_fold: foldArabic(title),
  created_at: createdAt.toISOString(),
});

/** Adds the contents of the courses, except quizzes. */
export async function seedContents(
  db: Db,
  courses: DemoCourse[],
  courseIds: ReadonlyMap<string, number>,
  people: ReadonlyMap<string, number>,
): Promise<void> {
  const convertItems = <S, R>(getItems: (course: DemoCourse) => S[], convert: (item: S) => R) =>
    courses.flatMap((course) =>
      getItems(course).map((item) => ({ course_id: getSeededId(courseIds, course.slug), ...convert(item) })),
    );
  const videoIds = await insertRows(
    db,
    'videos',
    convertItems(
      ({ videos }) => videos,
      (video) => ({
        ...toTitleColumns(video),
        url: video.url,
        website_url: video.websiteUrl,
        file_key: video.file && toDemoFileKey(video.file),
        is_free: video.isFree,
        chapters: JSON.stringify(video.chapters),
        duration: video.duration,
      }),
    ),
  );
  await seedCaptions(db, courses, videoIds);
  await insertRows(
    db,
    'records',
    convertItems(
      ({ records }) => records,
      (record) => ({
        ...toTitleColumns(record),
        url: record.url,
        website_url: record.websiteUrl,
        file_key: record.file && toDemoFileKey(record.file),
        file_type: record.file && getMediaType(record.file),
        is_home: record.isHome,
        is_revision: record.isRevision,
      }),
    ),
  );
  await insertRows(
    db,
    'pdfs',
    convertItems(
      ({ pdfs }) => pdfs,
      (pdf) => ({ ...toTitleColumns(pdf), file_key: toDemoFileKey(pdf.file) }),
    ),
  );
  await seedSummaries(db, courses, courseIds, people);
}

/** Adds the captions of the videos, whose ids are in the order of the courses. */
async function seedCaptions(db: Db, courses: DemoCourse[], videoIds: readonly number[]): Promise<void> {
  const rows = courses
    .flatMap(({ videos }) => videos)
    .flatMap(({ captions, createdAt }, index) =>
      captions.map(({ language, file }) => ({
        video_id: videoIds[index] ?? 0,
        language,
        file_key: toDemoFileKey(file),
        size: statSync(join(mediaFolder, file)).size,
        created_at: createdAt.toISOString(),
      })),
    );
  await db.insertInto('video_captions').values(rows).execute();
}

async function seedSummaries(
  db: Db,
  courses: DemoCourse[],
  courseIds: ReadonlyMap<string, number>,
  people: ReadonlyMap<string, number>,
): Promise<void> {
  const summaries = sortByCreatedAt(
    courses.flatMap(({ slug, summaries }) => summaries.map((summary) => ({ ...summary, course: slug }))),
  );
  const ids = await insertRows(
    db,
    'summaries',
    summaries.map((summary) => ({
      course_id: getSeededId(courseIds, summary.course),
      user_id: getSeededId(people, summary.author),
      lecture_name: summary.lectureName,
      lecture_name_fold: foldArabic(summary.lectureName),
      file_key: toDemoFileKey(summary.file),
      thumbnail_key: toDemoFileKey(toThumbnailName(summary.file)),
      created_at: summary.createdAt.toISOString(),
    })),
  );
  const reacts = summaries.flatMap(({ reacts }, index) =>
    reacts.map(({ student, reaction }) => ({
      summary_id: ids[index] ?? 0,
      user_id: getSeededId(people, student),
      reaction,
    })),
  );
  if (reacts.length > 0) await db.insertInto('reacts').values(reacts).execute();
}
