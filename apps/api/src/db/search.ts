import { removeArticle, foldArabic } from '@fanous/arabic/fold';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

const maxSearchLetters = 24;

/** A folded search, with and without «ال». An empty folded text matches nothing. */
export interface Search {
  folded: string;
  withoutArticle: string;
}

/** Folds a search. Returns undefined for a blank one. Folded text contains no special characters of LIKE. */
export function parseSearch(input: string | undefined): Search | undefined {
  if (input === undefined || input.trim() === '') return undefined;
  const folded = foldArabic(input);
  return { folded, withoutArticle: removeArticle(folded) };
}

/** How a list is searched. */
export interface SearchRule {
  /** The SQL condition. It uses an index if there is one. */
  condition: RawBuilder<boolean>;
  /** The same condition without an index, for scanning a list from its start. */
  rowTest?: { column: string; createCondition: (column: string) => RawBuilder<boolean> };
}

/** Matches a part of a folded column without an index, for short lists. */
export function matchSubstring(column: string, search: Search): SearchRule {
  return {
    condition: containsSql(column, search),
    rowTest: { column, createCondition: (column) => containsSql(column, search) },
  };
}

/** SQL for `matchesAnywhere`: the exact text anywhere, or the text without «ال» at the start of a word. */
function containsSql(column: string, { folded, withoutArticle: bare }: Search): RawBuilder<boolean> {
  if (folded === '') return sql`false`;
  const stored = sql.ref(column);
  const asTyped = sql<boolean>`${stored} like ${`%${folded}%`}`;
  // Without «ال» in the search, the first condition includes the second.
  return folded === bare ? asTyped : sql`(${asTyped} or ' ' || ${stored} like ${`% ${bare}%`})`;
}

/** Matches a part of a column that has an index on `fold_grams`: every match contains all trigrams of the search. */
export function matchSubstringWithIndex(column: string, search: Search): SearchRule {
  const grams = getTrigrams(search.withoutArticle);
  const rule = matchSubstring(column, search);
  if (grams.length === 0) return rule;
  return { ...rule, condition: sql`(fold_grams(${sql.ref(column)}) @> ${grams}::text[] and ${rule.condition})` };
}

/** Gets adjacent trigrams and the last one. Overlapping ones would find the same rows with twice the work. */
export function getTrigrams(text: string): string[] {
  const letters = Array.from(text).slice(0, maxSearchLetters);
  const last = letters.length - 3;
  return letters.flatMap((_, index) =>
    index === last || (index < last && index % 3 === 0) ? [letters.slice(index, index + 3).join('')] : [],
  );
}

/** SQL for `nameStartsWith`, on a folded column and its copy without «ال». */
export function matchPrefix(fold: string, bareFold: string, { folded, withoutArticle }: Search): SearchRule {
  if (folded === '') return { condition: sql`false` };
  // Compares all pairs, as `nameStartsWith` does. Each condition can use the index of its column.
  const conditions = [...new Set([folded, withoutArticle])].flatMap((prefix) =>
    [fold, bareFold].map((column) => sql<boolean>`${sql.ref(column)} like ${`${prefix}%`}`),
  );
  return { condition: sql`(${sql.join(conditions, sql` or `)})` };
}

/** SQL that sorts exact matches before matches without «ال». */
export function getStartRankSql(fold: string, { folded }: Search): RawBuilder<number> {
  return sql<number>`case when ${sql.ref(fold)} like ${`${folded}%`} then 0 else 1 end`;
}
