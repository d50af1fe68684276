// Ranges instead of classes such as \p{L}: compiling those took 3 ms of the first view.
const invisibleMarks = /[\u0610-\u061A\u064B-\u065F\u0670\u0640\u200B-\u200F\u202A-\u202E\u2066-\u2069]/g;
const titlePattern = /^(?:[^\s.]{1,2}\.\s*\/?\s*)+(?=[^\s.])/;
const letterPattern = /[\dA-Za-z\u00C0-\u1FFF\u2C00-\uD7FF]/;

/** Returns the first letter of a name, without tashkeel and without a title such as «أ.» or «د.». */
export function getInitial(name: string): string {
  const bare = name.normalize('NFC').replaceAll(invisibleMarks, '').trim().replace(titlePattern, '');
  return (letterPattern.exec(bare)?.[0] ?? '').toUpperCase();
}

/** Returns whether a letter of the display font is far below or above the middle of its line (measured). */
export const getLetterPosition = (letter: string) =>
  /[بجحخرسصعغقمنويىئ]/.test(letter) ? 'low' : /[أآ]/.test(letter) ? 'high' : undefined;
