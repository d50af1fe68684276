import { removeArticle, foldArabic } from './fold.ts';

/** How well a name starts with a query: 0 exactly, 1 without «ال», 2 not at all. */
export type NameStartRank = 0 | 1 | 2;

/** Ranks how well a name starts with a query. An empty query matches every name; a query of punctuation matches none. */
export function rankNameStart(name: string, query: string): NameStartRank {
  const stored = foldArabic(name);
  const foldedQuery = foldArabic(query);
  if (foldedQuery === '') return isBlank(query) ? 0 : 2;
  if (stored.startsWith(foldedQuery)) return 0;
  // Compare all pairs: folded «ألمانية» seems to begin with the article, and «الألمانية» must still find it.
  const bare = removeArticle(foldedQuery);
  const found = [stored, removeArticle(stored)].some((name) => name.startsWith(foldedQuery) || name.startsWith(bare));
  return found ? 1 : 2;
}

/** Whether a name starts with the query, ignoring spelling and «ال»: the search of the home page (spec §5). */
export function nameStartsWith(name: string, query: string): boolean {
  return rankNameStart(name, query) < 2;
}

/**
 * Whether a text contains the query: every other search. Without its «ال» the query must match the start of a
 * word; otherwise «البر» would find «تبرير».
 */
export function matchesAnywhere(text: string, query: string): boolean {
  const stored = foldArabic(text);
  const foldedQuery = foldArabic(query);
  if (foldedQuery === '') return isBlank(query);
  return stored.includes(foldedQuery) || ` ${stored}`.includes(` ${removeArticle(foldedQuery)}`);
}

const isBlank = (query: string) => query.trim() === '';
