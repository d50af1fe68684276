// Invisible characters that have a meaning in some contexts.
const contextDependent = String.raw`[\u200C\u200D\uFE00-\uFE0F\u{E0020}-\u{E007F}]`;
// All other invisible characters: zero-width characters, direction controls, fillers.
const alwaysInvisible = new RegExp(String.raw`(?!${contextDependent})\p{Default_Ignorable_Code_Point}`, 'gu');
// A joiner between letters («نامه‌ها») or parts of an emoji, a variation selector after a character, the tags of a flag.
const validContexts = [
  String.raw`(?<=\p{L}\p{M}{0,4})[\u200C\u200D](?=\p{L})`,
  String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\uFE0F?)\u200D(?=\p{Extended_Pictographic})`,
  String.raw`(?<=[\p{L}\p{N}\p{P}\p{S}])[\uFE00-\uFE0F]`,
  String.raw`(?<=\u{1F3F4}[\u{E0020}-\u{E007F}]{0,6})[\u{E0020}-\u{E007F}]`,
].join('|');
const outOfContext = new RegExp(`(?!${validContexts})${contextDependent}`, 'gu');

/**
 * Trims a text and removes invisible characters. Otherwise a name could look empty, look like another name, or change the
 * direction of its line.
 */
export const trimAndRemoveInvisibleCharacters = (text: string): string =>
  text.replace(alwaysInvisible, '').replace(outOfContext, '').trim();
