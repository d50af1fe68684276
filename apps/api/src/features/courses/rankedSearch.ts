import {
  canMatchInside,
  countNearTypos,
  findSubjects,
  getBareWord,
  getMaxRestLetters,
  getMaxTypos,
  getWordForms,
  isExactSpelling,
  matchTiers,
  toWordList,
} from '@fanous/arabic/rank';
import type { FoundSubject } from '@fanous/arabic/rank';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { getTrigrams } from '../../db/search.ts';

// The digits of `course_search.words`, by importance: title, teacher, categories, lessons.
const fields = ['1', '2', '3', '4'];

/** The fields that are also searched alone. */
export const searchedFields = { teacher: '2', lessons: '4' } as const;

// Lexemes are cut to this length.
const maxLexemeLetters = 64;
const maxWordsPerTier = 200;
const maxNearCandidates = 5_000;
// A longer search is a pasted text, in which each word is one more query.
const maxWordsWithTypos = 6;

/** The stored words that each word of a search finds, by tier. */
export type WordMatches = Map<string, string[]>;

/** One step of the ranking: the courses of this rank or a better one. */
export interface RankStep {
  rank: number;
  /** As text for the type `tsquery`. */
  query: string;
}

/** A search, prepared for `course_search`. */
export class RankedSearch {
  readonly #words: string[];
  readonly #subjects: FoundSubject[];

  constructor(folded: string) {
    this.#words = toWordList(folded);
    this.#subjects = findSubjects(this.#words);
  }

  /** The typed words that may be searched inside words and with typos. */
  get fuzzyTerms(): string[] {
    return this.#words.length <= maxWordsWithTypos ? [...new Set(this.#words)] : [];
  }

  /** Courses in which each word starts a word. One step for each field. */
  getWordStartSteps(): RankStep[] {
    return fields.map((_, index) => ({
      rank: matchTiers.wordStart + index,
      query: this.#createQuery((word) => toPrefixLexemes(word, fields.slice(0, index + 1)), fields.slice(0, index + 1)),
    }));
  }

  /** Courses that have every word in one field: as typed, or one of the stored words that were found for it. */
  getFieldQuery(field: string, found: WordMatches[] = []): string {
    return this.#createQuery(
      (word) => [
        ...toPrefixLexemes(word, [field]),
        ...found.flatMap((words) => toLexemes(words.get(word) ?? [], [field])),
      ],
      [field],
    );
  }

  /** Courses that have the words of a tier, or of a better one. One step for each field. */
  getFoundSteps(rank: number, found: WordMatches, better: WordMatches[] = []): RankStep[] {
    return fields.map((_, index) => ({
      rank: rank + index,
      query: this.#createQuery((word) => [
        ...toPrefixLexemes(word, fields),
        ...better.flatMap((words) => toLexemes(words.get(word) ?? [], fields)),
        ...toLexemes(found.get(word) ?? [], fields.slice(0, index + 1)),
      ]),
    }));
  }

  /** Every word must be found. Each subject may have another spelling, without a query of its own for the other words. */
  #createQuery(getTypedLexemes: (word: string) => string[], spellingFields = fields): string {
    const typed = this.#words.map((word) => joinAny(getTypedLexemes(word)));
    const queries = this.#subjects.map(({ start, length, spellings }) => {
      const others = spellings.map((words) =>
        joinAll(words.map((word) => joinAny(toSpellingLexemes(word, spellingFields)))),
      );
      const subject = joinAny([joinAll(typed.slice(start, start + length)), ...others]);
      return joinAll([...typed.slice(0, start), subject, ...typed.slice(start + length)]);
    });
    return queries.length > 0 ? joinAny(queries) : joinAll(typed);
  }
}

const joinAny = (queries: string[]) => `(${queries.join('|')})`;
const joinAll = (queries: string[]) => `(${queries.join('&')})`;

// Folded words have no quotes and no backslashes.
const toLexemes = (words: string[], fields: string[], suffix = '') =>
  fields.flatMap((field) => words.map((word) => `'${field}${word.slice(0, maxLexemeLetters)}'${suffix}`));

const toPrefixLexemes = (word: string, fields: string[]) => toLexemes(getWordForms(word), fields, ':*');

const toSpellingLexemes = (word: string, fields: string[]) =>
  isExactSpelling(word) ? toLexemes([word], fields) : toPrefixLexemes(word, fields);

/** Finds the stored words that contain each of the words. The shortest come first, because they are the most similar. */
export async function findWordsInside(db: Db, words: string[]): Promise<WordMatches> {
  const found = await Promise.all(
    words.filter(canMatchInside).map(async (word) => {
      const grams = getTrigrams(word);
      const condition = sql`word like ${`_%${word}%`}`;
      const { rows } = await sql<{ word: string }>`
        select word from search_words
        where ${grams.length > 0 ? sql`fold_grams(word) @> ${grams}::text[] and ${condition}` : condition}
        order by length(word), word limit ${maxWordsPerTier}
      `.execute(db);
      return [word, rows.map((row) => row.word)] as const;
    }),
  );
  return new Map(found);
}

/** Finds the stored words that are like each of the words but for one or two typos. */
export async function findWordsWithTypos(db: Db, words: string[]): Promise<{ one: WordMatches; two: WordMatches }> {
  const one: WordMatches = new Map();
  const two: WordMatches = new Map();
  for (const word of words) {
    const bare = getBareWord(word);
    const typos = (await listNearCandidates(db, bare)).map((stored) => ({
      stored,
      count: countNearTypos(bare, stored),
    }));
    const listWith = (count: number) =>
      typos.flatMap((typo) => (typo.count === count ? [typo.stored] : [])).slice(0, maxWordsPerTier);
    one.set(word, listWith(1));
    two.set(word, listWith(2));
  }
  return { one, two };
}

/**
 * Lists words that start or end as this word. One typo is in one half of a word, so the other half is as typed, unless the two
 * letters in the middle are swapped. Two typos leave a third of the word as typed; a word with one in its first and one in its last
 * third is not found.
 */
async function listNearCandidates(db: Db, bare: string): Promise<string[]> {
  const maxTypos = getMaxTypos(bare);
  if (maxTypos === 0) return [];
  const letters = Array.from(bare);
  const partLength = Math.floor(letters.length / (maxTypos + 1));
  const startLength = maxTypos === 1 ? Math.ceil(letters.length / 2) : partLength;
  const start = letters.slice(0, startLength).join('');
  const end = letters
    .slice(maxTypos === 1 ? startLength : -partLength)
    .toReversed()
    .join('');
  const swapped = letters
    .slice(1)
    .map((letter, index) => [...letters.slice(0, index), letter, letters[index], ...letters.slice(index + 2)].join(''));
  const longest = letters.length + maxTypos + getMaxRestLetters(bare);
  const { rows } = await sql<{ word: string }>`
    select word from search_words
    where (word like ${`${start}%`} or reverse(word) collate "C" like ${`${end}%`} or word = any(${swapped}::text[]))
      and length(word) between ${letters.length - maxTypos} and ${longest}
    limit ${maxNearCandidates}
  `.execute(db);
  return rows.map(({ word }) => word);
}
