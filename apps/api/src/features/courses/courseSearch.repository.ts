import { matchTiers } from '@fanous/arabic/rank';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../db/database.ts';
import { maxCountedMatches } from '../../db/lists.ts';
import type { SearchCache, SearchResultPage } from '../../db/lists.ts';
import { getOffset } from '../../db/paging.ts';
import type { PageQuery } from '../../db/paging.ts';
import { matchPrefix } from '../../db/search.ts';
import type { Search } from '../../db/search.ts';
import { findWordsWithTypos, findWordsInside, RankedSearch } from './rankedSearch.ts';
import type { RankStep } from './rankedSearch.ts';

// With so many exact matches, near ones only distract.
const maxMatchesBeforeTypos = 5;
// How many of the newest courses are scanned for a step with many matches, before all of them are sorted.
const maxScannedCourses = 20_000;

/** Which courses are searched. */
export interface RankedSearchFilter {
  categoryId?: number | undefined;
  ownerId?: number | undefined;
  price?: 'free' | 'paid' | undefined;
}

interface RankedSearchQuery extends RankedSearchFilter {
  search: Search;
  page: PageQuery;
}

/** Finds one page of courses in the order of `rankMatch`. Equal ranks are sorted from the newest to the oldest. */
export function findRankedCourses(
  db: Db,
  searchCache: SearchCache,
  query: RankedSearchQuery,
): Promise<SearchResultPage> {
  return searchCache.getOrLoad(JSON.stringify(['ranked', query]), () => searchDatabase(db, query));
}

async function searchDatabase(db: Db, { search, page, ...filter }: RankedSearchQuery): Promise<SearchResultPage> {
  if (search.folded === '') return { ids: [], total: { total: 0 } };
  const ranked = new RankedSearch(search.folded);
  const steps = ranked.getWordStartSteps();
  const titleSteps = getTitleSteps(search);
  const last = getOffset(page) + page.per_page;
  // The title first: a search of one letter would read most of the index of words.
  const titleIds = await listIds(db, titleSteps, filter);
  const hasManyTitles = titleIds.length > maxCountedMatches;
  const wordStartIds = hasManyTitles ? [] : await listIds(db, steps.map(toWordStep), filter);
  if (hasManyTitles || wordStartIds.length > maxCountedMatches) {
    const ids = await listCommonMatches(db, [...titleSteps, ...steps.map(toWordStep)], filter, last);
    return { ids: ids.slice(getOffset(page)), total: { total: maxCountedMatches, total_is_capped: true } };
  }
  const { ids, moreSteps } = await findFuzzyMatches(db, ranked, [...titleIds, ...wordStartIds], filter);
  const sorted = await sortByRank(db, ids, search, [...steps, ...moreSteps]);
  const total =
    ids.length > maxCountedMatches ? { total: maxCountedMatches, total_is_capped: true } : { total: ids.length };
  return { ids: sorted.slice(getOffset(page), last), total };
}

/** Adds the matches inside words, and near matches if there are few others. */
async function findFuzzyMatches(db: Db, ranked: RankedSearch, exactIds: number[], filter: RankedSearchFilter) {
  const inside = await findWordsInside(db, ranked.fuzzyTerms);
  const moreSteps = ranked.getFoundSteps(matchTiers.insideWord, inside);
  const ids = new Set([...exactIds, ...(await listIds(db, moreSteps.map(toWordStep), filter))]);
  if (ids.size <= maxMatchesBeforeTypos) {
    const { one, two } = await findWordsWithTypos(db, ranked.fuzzyTerms);
    moreSteps.push(
      ...ranked.getFoundSteps(matchTiers.oneTypo, one, [inside]),
      ...ranked.getFoundSteps(matchTiers.twoTypos, two, [inside, one]),
    );
    for (const id of await listIds(db, moreSteps.map(toWordStep), filter)) ids.add(id);
  }
  return { ids: [...ids], moreSteps };
}

/** Conditions on `course`, which is a row of `courses` or `course_search`. */
interface Step {
  source: RawBuilder<unknown>;
  id: RawBuilder<number>;
  condition: RawBuilder<boolean>;
}

const toWordStep = ({ query }: RankStep): Step => ({
  source: sql`course_search as course`,
  id: sql`course.course_id`,
  condition: sql`course.words @@ ${query}::tsquery`,
});

/** The specification's rule: titles that start with the search, and then those that do without «ال». */
const getTitleSteps = (search: Search): Step[] =>
  [
    { condition: sql<boolean>`course.name_fold like ${`${search.folded}%`}` },
    matchPrefix('course.name_fold', 'course.name_bare', search),
  ].map(({ condition }) => ({ source: sql`courses as course`, id: sql`course.id`, condition }));

/** Lists the courses of the last step, which includes the others, in any order. One more than are counted shows that there are more. */
async function listIds(db: Db, steps: Step[], filter: RankedSearchFilter): Promise<number[]> {
  const last = steps.at(-1);
  return last ? listAnyIds(db, last, filter) : [];
}

async function listAnyIds(db: Db, { source, id, condition }: Step, filter: RankedSearchFilter): Promise<number[]> {
  return readIds(
    db,
    sql`select ${id} as id from ${source} where ${condition} ${andFilter(id, filter)} limit ${maxCountedMatches + 1}`,
  );
}

/** Sorts at most a thousand courses or so. */
async function sortByRank(db: Db, ids: number[], search: Search, steps: RankStep[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const ranks = [
    ...getTitleSteps(search).map(({ condition }, rank) => sql`when ${condition} then ${sql.lit(rank)}`),
    ...steps.map(({ rank, query }) => sql`when words @@ ${query}::tsquery then ${sql.lit(rank)}`),
  ];
  return readIds(
    db,
    sql`
      select id from courses as course join course_search on course_id = id
      where id = any(${ids}::bigint[])
      order by case ${sql.join(ranks, sql` `)} end, id desc
    `,
  );
}

/** Lists the first matches of a search that has more than are counted, one step at a time. */
async function listCommonMatches(db: Db, steps: Step[], filter: RankedSearchFilter, count: number): Promise<number[]> {
  const ids = new Set<number>();
  for (const step of steps) {
    for (const id of await listNewest(db, step, filter, count)) ids.add(id);
    if (ids.size >= count) break;
  }
  return [...ids].slice(0, count);
}

/** Lists the newest courses of a step. Scans the newest courses if there are many matches: sorting all of them takes longer. */
async function listNewest(db: Db, step: Step, filter: RankedSearchFilter, count: number): Promise<number[]> {
  const some = await listAnyIds(db, step, filter);
  if (some.length <= maxCountedMatches) return some.toSorted((a, b) => b - a).slice(0, count);
  const { source, id, condition } = step;
  const newest = sql`select * from ${source} where true ${andFilter(id, filter)} order by ${id} desc limit ${maxScannedCourses}`;
  const scanned = await readIds(
    db,
    sql`select ${id} as id from (${newest}) as course where ${condition} order by ${id} desc limit ${count}`,
  );
  if (scanned.length === count) return scanned;
  return readIds(
    db,
    sql`select ${id} as id from ${source} where ${condition} ${andFilter(id, filter)} order by ${id} desc limit ${count}`,
  );
}

/** Without a filter, the table of courses is not read. */
function andFilter(id: RawBuilder<number>, { categoryId, ownerId, price }: RankedSearchFilter): RawBuilder<unknown> {
  const conditions = [
    ...(categoryId === undefined
      ? []
      : [
          sql`exists (select from course_categories as link where link.course_id = ${id} and category_id = ${categoryId})`,
        ]),
    ...(ownerId === undefined
      ? []
      : [sql`exists (select from courses as owned where owned.id = ${id} and owned.user_id = ${ownerId})`]),
    ...(price === undefined
      ? []
      : [
          sql`exists (select from courses as priced where priced.id = ${id} and (priced.price_piastres = 0) = ${price === 'free'})`,
        ]),
  ];
  return conditions.length > 0 ? sql`and ${sql.join(conditions, sql` and `)}` : sql``;
}

async function readIds(db: Db, query: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await query.$castTo<{ id: number }>().execute(db);
  return rows.map(({ id }) => id);
}
