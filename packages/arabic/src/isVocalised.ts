// Ranges and not classes such as \p{L}: those are tables of all scripts, slow to make ready.
const threeMarked = /(?:[\u0620-\u064A\u0671-\u06D3][\u064B-\u0652\u0670]+){3}/;

/**
 * Whether a text is written with full tashkeel, so that its lines need more room: three letters after one another with their
 * marks. A shadda here and there, as in «مسجّلة», is how everybody writes.
 */
export const isVocalised = (text: string): boolean => threeMarked.test(text);
