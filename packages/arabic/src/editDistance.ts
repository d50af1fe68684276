/**
 * Counts the typos between a typed word and the start of a stored word: a letter too many, too few, wrong, or two letters in
 * the wrong order. At most `maxRest` letters of the stored word may follow. Returns undefined if there are more than `maxTypos`.
 */
export function countTypos(typed: string, stored: string, maxTypos: number, maxRest: number): number | undefined {
  const typedLetters = Array.from(typed);
  const storedLetters = Array.from(stored);
  if (typedLetters.length - storedLetters.length > maxTypos) return undefined;
  if (storedLetters.length - typedLetters.length > maxTypos + maxRest) return undefined;
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: storedLetters.length + 1 }, (_, index) => index);
  for (const [row, letter] of typedLetters.entries()) {
    const current = [row + 1];
    for (const [column, other] of storedLetters.entries()) {
      const isSwapped =
        row > 0 && column > 0 && letter === storedLetters[column - 1] && typedLetters[row - 1] === other;
      current.push(
        Math.min(
          get(previous, column + 1) + 1,
          get(current, column) + 1,
          get(previous, column) + (letter === other ? 0 : 1),
          isSwapped ? get(beforePrevious, column - 1) + 1 : Infinity,
        ),
      );
    }
    if (Math.min(...current) > maxTypos) return undefined;
    [beforePrevious, previous] = [previous, current];
  }
  const typos = Math.min(...previous.slice(-maxRest - 1));
  return typos <= maxTypos ? typos : undefined;
}

const get = (row: number[], index: number): number => row[index] ?? Infinity;
