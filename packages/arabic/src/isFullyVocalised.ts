// Ranges are faster to compile than classes such as \p{L}, which cover all scripts.
const threeVocalisedLetters = /(?:[\u0620-\u064A\u0671-\u06D3][\u064B-\u0652\u0670]+){3}/;

/**
 * Whether a text has full tashkeel, so that its lines need more height. It looks for three consecutive letters with marks:
 * a single shadda, as in «مسجّلة», is normal spelling.
 */
export const isFullyVocalised = (text: string): boolean => threeVocalisedLetters.test(text);
