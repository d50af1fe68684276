import { articleless, foldArabic } from '@fanous/arabic/fold';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

const mostLetters = 24;

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

/** How a list is searched. */
export interface SearchRule {
  /** What it finds, by an index where there is one. */
  finds: RawBuilder<boolean>;
  /** The same for one row after the other, where a list may be looked through from its start. */
  test?: { column: string; of: (column: string) => RawBuilder<boolean> };
}

/** Finds a part of a fold column, in lists that are short enough to be read. */
export function matchSubstring(column: string, search: Search): SearchRule {
  return { finds: contains(column, search), test: { column, of: (column) => contains(column, search) } };
}

/** The rule of `matchesAnywhere`: inside a word as typed, or without «ال» where a word begins. */
function contains(column: string, { folded, bare }: Search): RawBuilder<boolean> {
  if (folded === '') return sql`false`;
  const stored = sql.ref(column);
  const asTyped = sql<boolean>`${stored} like ${`%${folded}%`}`;
  // Without «ال» to leave out, a word that begins so is found inside as well.
  return folded === bare ? asTyped : sql`(${asTyped} or ' ' || ${stored} like ${`% ${bare}%`})`;
}

/** The same, for a column that has an index over `fold_grams`: every match holds all three-letter pieces of the search. */
export function matchSubstringByIndex(column: string, search: Search): SearchRule {
  const grams = gramsOf(search.bare);
  const rule = matchSubstring(column, search);
  if (grams.length === 0) return rule;
  return { ...rule, finds: sql`(fold_grams(${sql.ref(column)}) @> ${grams}::text[] and ${rule.finds})` };
}

/** Pieces side by side, and the last one: those in between would find the same for twice the work. */
function gramsOf(text: string): string[] {
  const letters = Array.from(text).slice(0, mostLetters);
  const last = letters.length - 3;
  return letters.flatMap((_, at) =>
    at === last || (at < last && at % 3 === 0) ? [letters.slice(at, at + 3).join('')] : [],
  );
}

/** The rule of `matchesStart` on a fold column and its twin without «ال». */
export function findsStart(fold: string, bareFold: string, { folded, bare }: Search): SearchRule {
  if (folded === '') return { finds: sql`false` };
  const [name, bareName] = [sql.ref(fold), sql.ref(bareFold)];
  return {
    finds: sql`(${name} like ${`${folded}%`} or ${bareName} like ${`${folded}%`} or ${bareName} like ${`${bare}%`})`,
  };
}

/** Sorts names that start as typed before those that start so but for «ال». */
export function startRank(fold: string, { folded }: Search): RawBuilder<number> {
  return sql<number>`case when ${sql.ref(fold)} like ${`${folded}%`} then 0 else 1 end`;
}
