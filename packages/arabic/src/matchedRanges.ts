import { canMatchInside, getBareWord, getWordForms, toWordList } from './rank.ts';
import { toTextWordList, type TextWord, toWordPosition } from './wordParts.ts';

/** A part of a text. `end` is the position after its last character. */
export interface TextRange {
  start: number;
  end: number;
}

/**
 * Finds the parts of a text that a search matches, to emphasise them: «فيزياء» in «الفيزياء الحديثة». Words with typos and other
 * spellings are not found.
 */
export function findMatchedRanges(text: string, search: string): TextRange[] {
  const typed = toWordList(search);
  if (typed.length === 0) return [];
  return toTextWordList(text).flatMap((word) => {
    const ranges = typed.flatMap((each) => findFoldedRange(word, each) ?? []);
    const [longest] = ranges.toSorted((a, b) => b.end - b.start - (a.end - a.start));
    return longest
      ? [
          {
            start: word.start + toWordPosition(word, longest.start),
            end: word.start + toWordPosition(word, longest.end),
          },
        ]
      : [];
  });
}

/** Finds a typed word in the folded form of a word: at its start, after its article, or inside. */
function findFoldedRange({ folded }: TextWord, typed: string): TextRange | undefined {
  const articleLength = folded.length - getBareWord(folded).length;
  for (const start of new Set([0, articleLength])) {
    const form = getWordForms(typed).find((each) => folded.startsWith(each, start));
    if (form !== undefined) return { start, end: start + form.length };
  }
  const inside = canMatchInside(typed) ? folded.indexOf(typed) : -1;
  return inside < 0 ? undefined : { start: inside, end: inside + typed.length };
}
