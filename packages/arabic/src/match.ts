import { articleless, foldArabic } from './fold.ts';

/** How well a name starts with a query: 0 as written, 1 but for «ال», 2 not at all. Sort by it, best first. */
export type Rank = 0 | 1 | 2;

/** Ranks one name against what was typed. An empty query suits every name, one of mere signs suits none. */
export function startRank(name: string, query: string): Rank {
  const stored = foldArabic(name);
  const typed = foldArabic(query);
  if (typed === '') return isEmpty(query) ? 0 : 2;
  if (stored.startsWith(typed)) return 0;
  // All pairs: «ألمانية» folds to look as if it began with the article, and must still be found by «الألمانية».
  const bare = articleless(typed);
  const found = [stored, articleless(stored)].some((name) => name.startsWith(typed) || name.startsWith(bare));
  return found ? 1 : 2;
}

/** Whether a name starts with the query, spelling and «ال» aside: the rule of the home page's search (spec §5). */
export function matchesStart(name: string, query: string): boolean {
  return startRank(name, query) < 2;
}

/**
 * Whether the query occurs anywhere in the text: the rule of every other search. Without its «ال» a query must
 * begin a word, or «البر» would find «تبرير».
 */
export function matchesAnywhere(text: string, query: string): boolean {
  const stored = foldArabic(text);
  const typed = foldArabic(query);
  if (typed === '') return isEmpty(query);
  return stored.includes(typed) || ` ${stored}`.includes(` ${articleless(typed)}`);
}

const isEmpty = (query: string) => query.trim() === '';
