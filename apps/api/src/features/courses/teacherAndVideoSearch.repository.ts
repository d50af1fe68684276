import { createMatchRanker } from '@fanous/arabic/rank';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Search } from '../../db/search.ts';
import { toImageFields } from '../wire.ts';
import { findWordsInside, findWordsWithTypos, RankedSearch, searchedFields } from './rankedSearch.ts';

const maxResults = 5;
// Of so many matching courses, the names are read and ranked.
const maxCoursesForTeachers = 1_000;
const maxCoursesForVideos = 20;
const maxRankedNames = 2_000;

/** Finds the owners of courses and the videos whose name matches, the best ones first. Near matches are found if there are no others. */
export async function findTeachersAndVideos(db: Db, search: Search) {
  const ranked = new RankedSearch(search.folded);
  const rank = createMatchRanker(search.folded);
  let similarMatches: ReturnType<typeof findSimilarMatches> | undefined;
  const find = async <T extends { name: string }>(field: string, list: (query: string) => Promise<T[]>) => {
    const exact = sortByRank(await list(ranked.getFieldQuery(field)), rank);
    if (exact.length > 0) return exact;
    similarMatches ??= findSimilarMatches(db, ranked.fuzzyTerms);
    return sortByRank(await list(ranked.getFieldQuery(field, await similarMatches)), rank);
  };
  const [teachers, videos] = await Promise.all([
    find(searchedFields.teacher, (query) => listTeachers(db, query)),
    find(searchedFields.lessons, (query) => listVideos(db, query)),
  ]);
  return {
    teachers: teachers.map(({ id, name, image }) => ({ id, name, ...toImageFields(image) })),
    videos: videos.map(({ id, name, course_id, course_name, slug }) => ({
      id,
      title: name,
      course: { id: course_id, name: course_name, slug },
    })),
  };
}

async function findSimilarMatches(db: Db, words: string[]) {
  const [inside, { one, two }] = await Promise.all([findWordsInside(db, words), findWordsWithTypos(db, words)]);
  return [inside, one, two];
}

function sortByRank<T extends { name: string }>(found: T[], rank: ReturnType<typeof createMatchRanker>): T[] {
  return found
    .map((each) => ({ each, rank: rank([[each.name]]) ?? Infinity }))
    .filter(({ rank }) => rank < Infinity)
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, maxResults)
    .map(({ each }) => each);
}

const selectMatchingCourses = (query: string, limit: number) =>
  sql`(select course_id from course_search where words @@ ${query}::tsquery limit ${limit}) as found
    join courses on courses.id = found.course_id`;

async function listTeachers(db: Db, query: string) {
  const { rows } = await sql<{ id: number; name: string; image: string | null }>`
    select distinct users.id, users.name, users.image
    from ${selectMatchingCourses(query, maxCoursesForTeachers)} join users on users.id = courses.user_id
    order by users.id
  `.execute(db);
  return rows;
}

async function listVideos(db: Db, query: string) {
  const { rows } = await sql<{ id: number; name: string; course_id: number; course_name: string; slug: string }>`
    select videos.id, videos.title as name, courses.id as course_id, courses.name as course_name, courses.slug
    from ${selectMatchingCourses(query, maxCoursesForVideos)} join videos on videos.course_id = courses.id
    order by courses.id desc, videos.id limit ${maxRankedNames}
  `.execute(db);
  return rows;
}
