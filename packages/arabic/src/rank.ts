import { countTypos } from './editDistance.ts';
import { foldArabic } from './fold.ts';
import { rankNameStart } from './match.ts';
import { subjectSpellings } from './subjectSpellings.ts';

const minInsideLetters = 2;
const minLettersForOneTypo = 4;
const minLettersForTwoTypos = 7;
// A typo may be in the first part of a long word: «انجلزي» for «إنجليزية». Short words would find too much.
const minLettersForLongerWord = 5;
const maxLettersAfterTypo = 3;
const maxSubjects = 3;
const minSpellingPrefixLetters = 4;
const maxExactSpellingLetters = 3;

/** How well a text matches a search, from the best to the worst. */
export const matchTiers = {
  /** The title starts with the search. */
  start: 0,
  /** The title starts with the search if «ال» is ignored. */
  startWithoutArticle: 1,
  /** Every word of the search starts a word. */
  wordStart: 10,
  /** Every word of the search is part of a word. */
  insideWord: 20,
  /** One typo. */
  oneTypo: 30,
  /** Two typos. */
  twoTypos: 40,
} as const;

/**
 * Ranks how well the fields of one item match a search. 0 is the best, undefined is no match. The first field is the title, the
 * others follow by importance: teacher, categories, lessons. The words of a search may be found in different fields. The
 * result is the number of a tier (`matchTiers`) and, from `wordStart` on, the position of the field. A blank search matches everything.
 */
export function rankMatch(search: string, fields: readonly (readonly string[])[]): number | undefined {
  return createMatchRanker(search)(fields);
}

/** Prepares one search for many items. See `rankMatch`. */
export function createMatchRanker(search: string): (fields: readonly (readonly string[])[]) => number | undefined {
  if (search.trim() === '') return () => 0;
  const variants = getSearchVariants(search);
  return (fields) => {
    const titleRanks = (fields[0] ?? []).map((title) => rankNameStart(title, search));
    const titleRank = Math.min(...titleRanks, 2);
    if (titleRank < 2) return titleRank;
    const fieldForms = fields.map((texts) => texts.flatMap((text) => toWordList(text).flatMap(getWordForms)));
    const rank = Math.min(...variants.map((words) => rankVariant(words, fieldForms)));
    return rank === Infinity ? undefined : rank;
  };
}

/** The rank of a variant is that of its worst word. */
function rankVariant(words: SearchWord[], fieldForms: string[][]): number {
  if (words.length === 0) return Infinity;
  return Math.max(
    ...words.map((word) => {
      const ranks = fieldForms.map((forms, field) => (rankWord(word, forms) ?? Infinity) + field);
      return Math.min(...ranks);
    }),
  );
}

function rankWord({ word, isSpelling }: SearchWord, storedForms: string[]): number | undefined {
  if (isSpelling && isExactSpelling(word)) return storedForms.includes(word) ? matchTiers.wordStart : undefined;
  const typedForms = getWordForms(word);
  if (storedForms.some((stored) => typedForms.some((typed) => stored.startsWith(typed)))) return matchTiers.wordStart;
  // The user did not type other spellings, so they have no typos.
  if (isSpelling) return undefined;
  if (canMatchInside(word) && storedForms.some((stored) => stored.includes(word))) return matchTiers.insideWord;
  const bare = getBareWord(word);
  const typos = Math.min(...storedForms.map((stored) => countNearTypos(bare, stored) ?? Infinity));
  return typos === 1 ? matchTiers.oneTypo : typos === 2 ? matchTiers.twoTypos : undefined;
}

/** Whether a word of another spelling must be a whole word: «طب» of “medicine” also starts «طبيعة». */
export function isExactSpelling(word: string): boolean {
  return word.length <= maxExactSpellingLetters;
}

/** Whether a folded word is long enough to be searched inside words. */
export function canMatchInside(word: string): boolean {
  return word.length >= minInsideLetters;
}

/** How many typos a folded word may have. Numbers have none: 2025 is not 2024. */
export function getMaxTypos(bareWord: string): 0 | 1 | 2 {
  if (/\p{N}/u.test(bareWord)) return 0;
  return bareWord.length >= minLettersForTwoTypos ? 2 : bareWord.length >= minLettersForOneTypo ? 1 : 0;
}

/** The largest number of letters that may follow in a stored word that is found with a typo. */
export function getMaxRestLetters(bareWord: string): number {
  return bareWord.length >= minLettersForLongerWord ? maxLettersAfterTypo : 0;
}

/** Counts the typos of a folded word without article. Returns undefined if there are too many. */
export function countNearTypos(bareWord: string, stored: string): number | undefined {
  const maxTypos = getMaxTypos(bareWord);
  if (maxTypos === 0) return undefined;
  return countTypos(bareWord, stored, maxTypos, getMaxRestLetters(bareWord));
}

const article = /^(?:ال(?=..)|(?:[وفبك]|وب)ال(?=...)|[وف]?لل(?=...))/u;

/** Removes the article of a folded word with what is joined to it: «والكيمياء», «بالعربية» and «للمبتدئين» as well. */
export function getBareWord(word: string): string {
  return word.replace(article, '');
}

/** Gets a folded word, and the word without article if it has one. */
export function getWordForms(word: string): string[] {
  const bare = getBareWord(word);
  return bare === word ? [word] : [word, bare];
}

/** Folds a text and splits it into words. */
export function toWordList(text: string): string[] {
  const folded = foldArabic(text);
  return folded === '' ? [] : folded.split(' ');
}

interface SearchWord {
  word: string;
  /** Whether the word replaces what was typed. */
  isSpelling: boolean;
}

/** Gets the words of a search, and then those of the same search with other spellings of its subjects. */
function getSearchVariants(search: string): SearchWord[][] {
  const words = toWordList(search);
  const typed = words.map((word) => ({ word, isSpelling: false }));
  const variants = findSubjects(words).flatMap(({ start, length, spellings }) =>
    spellings.map((spelling) =>
      typed.toSpliced(start, length, ...spelling.map((word) => ({ word, isSpelling: true }))),
    ),
  );
  return [typed, ...variants];
}

/** A subject in a search: the words that name it, and the words of its other spellings. */
export interface FoundSubject {
  start: number;
  length: number;
  spellings: string[][];
}

/** Finds common subjects in the folded words of a search. */
export function findSubjects(words: string[]): FoundSubject[] {
  const bareList = words.map(getBareWord);
  const found = getSpellingGroups().flatMap((group) => {
    const subject = findSpelling(bareList, group);
    if (!subject) return [];
    const spellings = group.filter((spelling) => spelling !== subject.spelling);
    return [{ start: subject.start, length: subject.spelling.length, spellings }];
  });
  return found.slice(0, maxSubjects);
}

/** Finds the longest spelling of a group in a search. The last word may be unfinished. */
function findSpelling(words: string[], group: string[][]) {
  const found = group.flatMap((spelling) => {
    const start = words.findIndex((_, start) =>
      spelling.every((part, index) => isSpellingPart(words[start + index], part, start + index === words.length - 1)),
    );
    return start < 0 ? [] : [{ start, spelling }];
  });
  return found.toSorted((a, b) => b.spelling.length - a.spelling.length)[0];
}

function isSpellingPart(word: string | undefined, part: string, isLast: boolean): boolean {
  if (word === undefined) return false;
  return word === part || (isLast && word.length >= minSpellingPrefixLetters && part.startsWith(word));
}

let spellingGroups: string[][][] | undefined;

/** Folds the spellings at the first search, so that importing this file does no work. */
function getSpellingGroups(): string[][][] {
  spellingGroups ??= subjectSpellings
    .trim()
    .split('\n')
    .map((line) => line.split(',').map((spelling) => toWordList(spelling).map(getBareWord)));
  return spellingGroups;
}
