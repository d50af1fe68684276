// Arabic-Indic (Egypt) and extended Arabic-Indic (Persian, Urdu) zeros.
const digitBlocks = [0x0660, 0x06f0];
const easternDigit = /[\u0660-\u0669\u06F0-\u06F9]/g;
const marks = /\p{Mn}+/gu;
// Tatweel, zero-width and bidi controls.
const invisible = /[\u0640\p{Cf}]+/gu;
// `+` and `#` stay: C, C++ and C# are three courses.
const separators = /[^\p{L}\p{N}+#]+/gu;
const letterVariant = /[ٱىیةک]/g;
const plainLetters: Record<string, string> = { ٱ: 'ا', ى: 'ي', ی: 'ي', ة: 'ه', ک: 'ك' };

/** Converts Arabic-Indic and Persian digits to 0-9. Other characters stay. */
export function foldDigits(text: string): string {
  return text.replace(easternDigit, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (digitBlocks.findLast((zero) => code >= zero) ?? 0));
  });
}

/**
 * Converts a number as people in Egypt type it (`١٬٢٥٠٫٥٠`, `1,250.50`) to text that `Number` can parse.
 * A comma that does not separate three digits stays, so that validation rejects it: `12,5` is ambiguous.
 */
export function normalizeNumber(text: string): string {
  return foldDigits(text)
    .replace(/[\p{Cf}\s]+/gu, '')
    .replace(/٫/g, '.')
    .replace(/−/g, '-')
    .replace(/[٬,](?=\d{3}(?!\d))/g, '');
}

/**
 * Converts different spellings of a word to one text, for search: «الْفِيزياء», «الفيزياء» and «الفیزياء» become equal,
 * and so do أ إ آ ا, ة ه, ى ي, ؤ و, ئ ي, `É` and `e`, ٣ and 3. The order of the steps matters: NFKD turns hamzas
 * into marks, which are then removed with the tashkeel. Folding twice changes nothing.
 * The result contains only letters, digits, `+`, `#` and single spaces, so SQL `LIKE` needs no escaping.
 */
export function foldArabic(text: string): string {
  const bare = text.normalize('NFKD').replace(marks, '').replace(invisible, '');
  return foldDigits(bare.replace(letterVariant, (letter) => plainLetters[letter] ?? letter))
    .toLowerCase()
    .replace(separators, ' ')
    .trim();
}

/**
 * Removes the definite article of the first word of a *folded* text: «الفيزياء» → «فيزياء». At least two letters must
 * follow, so that «الي» stays. The database stores the result in a second column, for level B of the search (see the README).
 */
export function removeArticle(folded: string): string {
  return folded.replace(/^ال(?=\p{L}{2})/u, '');
}
