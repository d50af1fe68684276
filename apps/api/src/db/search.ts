import { articleless, foldArabic } from '@fanous/arabic/fold';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

const mostGrams = 12;

/** A search as the database needs it: folded, with and without «ال». What folds to nothing finds nothing. */
export interface Search {
  folded: string;
  bare: string;
}

/** Folds what was typed; undefined when that is nothing. The fold leaves no character that means something to LIKE. */
export function readSearch(typed: string | undefined): Search | undefined {
  if (typed === undefined || typed.trim() === '') return undefined;
  const folded = foldArabic(typed);
  return { folded, bare: articleless(folded) };
}

/** The rule of `matchesAnywhere` on a fold column: inside a word as typed, or without «ال» where a word begins. */
export function containsSearch(column: string, { folded, bare }: Search): RawBuilder<boolean> {
  if (folded === '') return sql`false`;
  const stored = sql.ref(column);
  return sql<boolean>`(${stored} like ${`%${folded}%`} or ' ' || ${stored} like ${`% ${bare}%`})`;
}

/** The same, for a column that has an index over `fold_grams`: every match holds all three-letter pieces of the search. */
export function containsIndexed(column: string, search: Search): RawBuilder<boolean> {
  const letters = Array.from(search.bare);
  const grams = letters.slice(0, mostGrams).flatMap((_, at) => {
    const gram = letters.slice(at, at + 3).join('');
    return at + 3 <= letters.length ? [gram] : [];
  });
  if (grams.length === 0) return containsSearch(column, search);
  return sql<boolean>`(fold_grams(${sql.ref(column)}) @> ${grams}::text[] and ${containsSearch(column, search)})`;
}

/** The rule of `matchesStart` on a fold column and its twin without «ال». */
export function startsWithSearch(fold: string, bareFold: string, { folded, bare }: Search): RawBuilder<boolean> {
  if (folded === '') return sql`false`;
  const [name, bareName] = [sql.ref(fold), sql.ref(bareFold)];
  return sql<boolean>`(${name} like ${`${folded}%`} or ${bareName} like ${`${folded}%`} or ${bareName} like ${`${bare}%`})`;
}

/** Sorts names that start as typed before those that start so but for «ال». */
export function startRank(fold: string, { folded }: Search): RawBuilder<number> {
  return sql<number>`case when ${sql.ref(fold)} like ${`${folded}%`} then 0 else 1 end`;
}
