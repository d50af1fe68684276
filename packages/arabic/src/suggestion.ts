import { canMatchInside, countNearTypos, getBareWord, getWordForms } from './rank.ts';
import { toTextWordList, type TextWord, toWordPosition } from './wordParts.ts';

/**
 * Suggests a search without typos: «فيزياء» for «فزياء». `texts` are the texts of the items that were found, the best first.
 * Returns undefined if they contain every word as typed, or nothing similar.
 */
export function suggestSearch(search: string, texts: readonly string[]): string | undefined {
  const stored = texts.flatMap(toTextWordList);
  const words = toTextWordList(search).map((typed) =>
    stored.some(({ folded }) => containsTyped(folded, typed.folded))
      ? { text: typed.text, isReplaced: false }
      : findReplacement(typed, stored),
  );
  return words.some(({ isReplaced }) => isReplaced) ? words.map(({ text }) => text).join(' ') : undefined;
}

function containsTyped(stored: string, typed: string): boolean {
  const startsWord = getWordForms(stored).some((form) => getWordForms(typed).some((each) => form.startsWith(each)));
  return startsWord || (canMatchInside(typed) && stored.includes(typed));
}

function findReplacement(typed: TextWord, stored: TextWord[]) {
  const bare = getBareWord(typed.folded);
  const near = stored.flatMap((word) => {
    const typos = countNearTypos(bare, getBareWord(word.folded));
    return typos === undefined ? [] : [{ word, typos }];
  });
  // Of equal ones, the first stays the first.
  const [best] = near.toSorted((a, b) => a.typos - b.typos);
  if (!best) return { text: typed.text, isReplaced: false };
  const hasArticle = bare !== typed.folded;
  return { text: hasArticle ? best.word.text : removeArticle(best.word), isReplaced: true };
}

function removeArticle(word: TextWord): string {
  return word.text.slice(toWordPosition(word, word.folded.length - getBareWord(word.folded).length));
}
