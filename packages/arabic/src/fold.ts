// Arabic-Indic (Egypt) and extended Arabic-Indic (Persian, Urdu) zeros.
const digitBlocks = [0x0660, 0x06f0];
const otherDigit = /[\u0660-\u0669\u06F0-\u06F9]/g;
const marks = /\p{Mn}+/gu;
// Tatweel, zero-width and bidi controls.
const invisible = /[\u0640\p{Cf}]+/gu;
// `+` and `#` stay: C, C++ and C# are three courses.
const separators = /[^\p{L}\p{N}+#]+/gu;
const variant = /[ٱىیةک]/g;
const variants: Record<string, string> = { ٱ: 'ا', ى: 'ي', ی: 'ي', ة: 'ه', ک: 'ك' };

/** Turns Arabic-Indic and Persian digits into 0-9 and leaves everything else alone. */
export function foldDigits(text: string): string {
  return text.replace(otherDigit, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (digitBlocks.findLast((zero) => code >= zero) ?? 0));
  });
}

/**
 * Reads a number the way people in Egypt type it, `١٬٢٥٠٫٥٠` or `1,250.50`, into what `Number` takes.
 * A comma that does not part off three digits is left in, for validation to refuse: `12,5` may mean two things.
 */
export function foldNumber(text: string): string {
  return foldDigits(text)
    .replace(/[\p{Cf}\s]+/gu, '')
    .replace(/٫/g, '.')
    .replace(/−/g, '-')
    .replace(/[٬,](?=\d{3}(?!\d))/g, '');
}

/**
 * Brings spellings of the same word together for search: «الْفِيزياء», «الفيزياء» and «الفیزياء» fold alike,
 * as do أ إ آ ا, ة ه, ى ي, ؤ و, ئ ي, `É` and `e`, ٣ and 3. The order matters: decomposing first turns the hamzas
 * into marks, which then go with the tashkeel. Folding twice changes nothing.
 * The answer holds letters, digits, `+`, `#` and single spaces only, so it needs no escaping inside SQL `LIKE`.
 */
export function foldArabic(text: string): string {
  const bare = text.normalize('NFKD').replace(marks, '').replace(invisible, '');
  return foldDigits(bare.replace(variant, (letter) => variants[letter] ?? letter))
    .toLowerCase()
    .replace(separators, ' ')
    .trim();
}

/**
 * Drops the definite article of the first word of a *folded* text: «الفيزياء» → «فيزياء». At least two letters must
 * follow, so that «الي» stays. Stored in a second column, it lets SQL answer level B of the search.
 */
export function articleless(folded: string): string {
  return folded.replace(/^ال(?=\p{L}{2})/u, '');
}
