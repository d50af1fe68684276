/**
 * Whether a text is written with full tashkeel, so that its lines need more room: three letters after one another with their
 * marks. A shadda here and there, as in «مسجّلة», is how everybody writes.
 */
export const isVocalised = (text: string): boolean => /(?:\p{L}\p{Mn}+){3}/u.test(text);
